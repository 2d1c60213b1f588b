import { Button } from '@mantine/core';
import { codigoLista, LIMITE_CODIGOS } from '@portal/contract';
import { IconKey } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTitulares, useCodigos } from './codigos.queries.ts';
import { CodigosEntrega } from './CodigosEntrega.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { countOf, NOTHING } from '../../../core/list/selection.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

/** /usuariocodigos: one-time codes for people without e-mail, to be printed or downloaded (P7). */
export function CodigosScreen() {
  const t = useTranslations('sesion.codigos');
  const confirm = useConfirm();
  const list = useList(codigoLista, useColumns());
  const rows = useTitulares(list.query);
  const [selected, setSelected] = useState(NOTHING);
  const total = countOf(selected);
  const make = useCodigos();
  const issue = async () => {
    if (!(await confirm({ title: t('confirmar', { total }), text: t('confirmarTexto') }))) return;
    make.mutate(selected, { onError: (error) => toast.error(messageOf(error)) });
  };
  const finish = () => {
    make.reset();
    setSelected(NOTHING);
  };
  if (make.data) return <CodigosEntrega codigos={make.data.codigos} onDone={finish} />;
  return (
    <>
      <PageHeader title={t('titulo')} description={t('texto')} />
      <DataTable
        caption={t('titulo')}
        list={list}
        rows={rows}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: (row) => row.personal,
          actions: (
            <Button
              size="compact-sm"
              leftSection={<IconKey size={16} aria-hidden="true" />}
              loading={make.isPending}
              disabled={total > LIMITE_CODIGOS}
              onClick={() => void issue()}
            >
              {total > LIMITE_CODIGOS ? t('demasiados', { limite: LIMITE_CODIGOS }) : t('generar')}
            </Button>
          ),
        }}
      />
    </>
  );
}

function useColumns(): DisplaysOf<typeof codigoLista> {
  const t = useTranslations('sesion.codigos');
  const { short } = useDayFormat();
  return useMemo(
    () => ({
      personal: { primary: true },
      username: {},
      empresa: {},
      correo_electronico: { cell: (row) => row.correo_electronico ?? <StateBadge tone="warning">{t('sinCorreo')}</StateBadge> },
      fecha_login: { cell: (row) => (row.fecha_login ? short(row.fecha_login) : t('nunca')) },
      codigo_vence: {
        cell: (row) => row.codigo_vence && <StateBadge tone="info">{t('vigente', { hasta: short(row.codigo_vence) })}</StateBadge>,
      },
    }),
    [t, short],
  );
}
