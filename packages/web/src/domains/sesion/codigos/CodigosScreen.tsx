import { Button } from '@mantine/core';
import { LIMITE_CODIGOS, type AccesoFila } from '@portal/contract';
import { IconKey } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAccesos, useCodigos } from './codigos.queries.ts';
import { CodigosEntrega } from './CodigosEntrega.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useTableSearch } from '../../../core/router/table-search.ts';
import { useConfirm } from '../../../ui/overlay/confirm.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { StateBadge } from '../../../ui/status/StateBadge.tsx';
import { defineColumns } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { pagedRows, pageOf } from '../../../ui/table/paged.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

/** /usuariocodigos: one-time codes for people without e-mail, to be printed or downloaded (P7). */
export function CodigosScreen() {
  const t = useTranslations('usuario.codigos');
  const confirm = useConfirm();
  const address = useTableSearch();
  const columns = useColumns();
  const query = useAccesos(pageOf(columns, address.state));
  const [selected, setSelected] = useState<string[]>([]);
  const make = useCodigos();
  const issue = async () => {
    if (!(await confirm({ title: t('confirmar', { total: selected.length }), text: t('confirmarTexto') }))) return;
    make.mutate(selected.map(Number), { onError: (error) => toast.error(messageOf(error)) });
  };
  const finish = () => {
    make.reset();
    setSelected([]);
  };
  if (make.data) return <CodigosEntrega codigos={make.data.codigos} onDone={finish} />;
  return (
    <>
      <PageHeader title={t('titulo')} description={t('texto')} />
      <DataTable
        {...address}
        caption={t('titulo')}
        columns={columns}
        {...pagedRows(query)}
        rowId={(row) => String(row.id_usuario)}
        selection={{
          selected,
          onChange: setSelected,
          rowLabel: (row) => row.personal,
          actions: (
            <Button
              size="compact-sm"
              leftSection={<IconKey size={16} aria-hidden="true" />}
              loading={make.isPending}
              disabled={selected.length > LIMITE_CODIGOS}
              onClick={() => void issue()}
            >
              {selected.length > LIMITE_CODIGOS ? t('demasiados', { limite: LIMITE_CODIGOS }) : t('generar')}
            </Button>
          ),
        }}
      />
    </>
  );
}

function useColumns() {
  const t = useTranslations('usuario.codigos');
  const day = useDayFormat();
  return useMemo(
    () =>
      defineColumns<AccesoFila>([
        { id: 'personal', header: t('campo.personal'), filter: 'text', primary: true },
        { id: 'username', header: t('campo.username'), filter: 'text' },
        { id: 'empresa', header: t('campo.empresa'), filter: 'text' },
        {
          id: 'correo_electronico',
          header: t('campo.correo_electronico'),
          filter: 'text',
          cell: (row) => row.correo_electronico ?? <StateBadge tone="warning">{t('sinCorreo')}</StateBadge>,
        },
        {
          id: 'fecha_login',
          header: t('campo.fecha_login'),
          date: true,
          filter: 'date',
          cell: (row) => (row.fecha_login ? day.short(row.fecha_login) : t('nunca')),
        },
        {
          id: 'codigo_vence',
          header: t('campo.codigo_vence'),
          date: true,
          filter: 'date',
          cell: (row) => row.codigo_vence && <StateBadge tone="info">{t('vigente', { hasta: day.short(row.codigo_vence) })}</StateBadge>,
        },
      ]),
    [t, day],
  );
}
