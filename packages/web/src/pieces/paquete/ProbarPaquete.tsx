import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { BlockedTab } from './BlockedTab.tsx';
import { holdTab } from './held-tab.ts';
import { openTrial } from './tema-paquete.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

interface Props {
  readonly paquete: { readonly id_paquete: number; readonly titulo: string };
  /** Only the button with its short word, in a list. */
  readonly small?: boolean;
}

/** Button that opens a package in a tab as its learners would see it. */
export function ProbarPaquete({ paquete: { id_paquete, titulo }, small = false }: Props) {
  const t = useTranslations('paquete.autor');
  const probar = useMutation({
    // The address of a tab that the browser blocked.
    mutationFn: async () => {
      const tab = holdTab();
      try {
        const { url } = await openTrial(id_paquete);
        return tab.go(url) ? null : url;
      } catch (error) {
        tab.drop();
        throw error;
      }
    },
  });
  return (
    <>
      <Button
        variant="default"
        size={small ? 'compact-sm' : 'sm'}
        loading={probar.isPending}
        aria-label={t('probarTitulo', { titulo })}
        title={t('probarTexto')}
        leftSection={<IconPlayerPlay size={16} aria-hidden="true" />}
        onClick={() => probar.mutate()}
      >
        {t('probar')}
      </Button>
      {probar.isError && <ErrorAlert>{messageOf(probar.error)}</ErrorAlert>}
      {probar.data && <BlockedTab url={probar.data} text={t('bloqueada')} />}
    </>
  );
}
