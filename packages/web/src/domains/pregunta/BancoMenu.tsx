import { Button, Menu } from '@mantine/core';
import type { ListInput } from '@portal/contract/core';
import { FORMATOS_BANCO, preguntaApi } from '@portal/contract/pregunta';
import { IconPackageExport } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useBancoDownload } from './banco.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useMayCall } from '../../core/session/may-call.ts';
import { toast } from '../../ui/overlay/toast.tsx';

interface Props {
  /** Search, filters and order of the list. */
  readonly matching: Pick<ListInput, 'buscar' | 'filtro' | 'orden'>;
}

/** Menu of the formats of other programs; says how many questions a format cannot hold. */
export function BancoMenu({ matching }: Props) {
  const t = useTranslations('pregunta.banco');
  const download = useBancoDownload();
  if (!useMayCall()(preguntaApi.exportar)) return null;
  const run = (formato: (typeof FORMATOS_BANCO)[number]) =>
    download.mutate(
      { ...matching, formato },
      {
        onSuccess: (fuera) => (fuera > 0 ? toast.info(t('fuera', { preguntas: fuera })) : toast.success(t('hecho'))),
        onError: (error) => toast.error(messageOf(error)),
      },
    );
  return (
    <Menu position="bottom-end" width={260}>
      <Menu.Target>
        <Button variant="default" loading={download.isPending} leftSection={<IconPackageExport size={16} aria-hidden="true" />}>
          {t('exportar')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {FORMATOS_BANCO.map((formato) => (
          <Menu.Item key={formato} onClick={() => run(formato)}>
            {t(`formatos.${formato}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
