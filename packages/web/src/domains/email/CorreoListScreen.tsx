import { Alert, Stack } from '@mantine/core';
import { ESTADOS_CORREO, type CorreoFila } from '@portal/contract';
import { IconCheck, IconClock, IconEye, IconMailOff, IconRefresh, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CorreoDialog } from './CorreoDialog.tsx';
import { useCorreos, useReenviar, useResumen } from './email.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useMomentFormat } from '../../core/i18n/use-moment-format.ts';
import { useTableSearch } from '../../core/router/table-search.ts';
import { CardGrid } from '../../ui/page/CardGrid.tsx';
import { KpiCard } from '../../ui/chart/KpiCard.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';
import { defineColumns } from '../../ui/table/column.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { pagedRows, pageOf } from '../../ui/table/paged.ts';
import { toast } from '../../ui/overlay/toast.tsx';

const TONES: Record<CorreoFila['estado'], Tone> = { pendiente: 'warning', enviado: 'success', fallido: 'danger' };

/** /correo: the outbox: what waits, what went out, what failed and why (P42). */
export function CorreoListScreen() {
  const t = useTranslations('email');
  const address = useTableSearch();
  const columns = useColumns();
  const query = useCorreos(pageOf(columns, address.state));
  const [open, setOpen] = useState<number>();
  const retry = useReenviar();
  const again = (id: number) =>
    retry.mutate(id, { onSuccess: ({ message }) => toast.success(message), onError: (error) => toast.error(messageOf(error)) });
  return (
    <>
      <PageHeader title={t('titulo')} description={t('texto')} />
      <Resumen />
      <DataTable
        {...address}
        caption={t('titulo')}
        columns={columns}
        {...pagedRows(query)}
        rowId={(row) => String(row.id_correo)}
        rowActions={(row) => (
          <>
            <RowAction
              label={t('leer', { asunto: row.asunto, destinatario: row.destinatario })}
              icon={IconEye}
              onClick={() => setOpen(row.id_correo)}
            />
            {row.estado !== 'enviado' && (
              <RowAction
                label={t('reenviar', { destinatario: row.destinatario })}
                icon={IconRefresh}
                onClick={() => again(row.id_correo)}
                disabled={retry.isPending}
              />
            )}
          </>
        )}
      />
      {open !== undefined && <CorreoDialog id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

function Resumen() {
  const t = useTranslations('email');
  const { data } = useResumen();
  if (!data) return null;
  return (
    <Stack gap="md" mb="md">
      {!data.servidor && (
        <Alert color="yellow" icon={<IconMailOff />} title={t('sinServidor')}>
          {t('sinServidorTexto')}
        </Alert>
      )}
      <CardGrid>
        <KpiCard label={t('estados.pendiente')} value={data.pendiente} icon={IconClock} tone="warning" />
        <KpiCard label={t('estados.enviado')} value={data.enviado} icon={IconCheck} tone="success" />
        <KpiCard label={t('estados.fallido')} value={data.fallido} icon={IconX} tone="danger" />
      </CardGrid>
    </Stack>
  );
}

function useColumns() {
  const t = useTranslations('email');
  const moment = useMomentFormat();
  return useMemo(
    () =>
      defineColumns<CorreoFila>([
        { id: 'asunto', header: t('campo.asunto'), filter: 'text', primary: true },
        { id: 'destinatario', header: t('campo.destinatario'), filter: 'text' },
        {
          id: 'estado',
          header: t('campo.estado'),
          value: (row) => t(`estado.${row.estado}`),
          filter: 'select',
          filterOptions: ESTADOS_CORREO.map((value) => ({ value, label: t(`estado.${value}`) })),
          cell: (row) => <StateBadge tone={TONES[row.estado]}>{t(`estado.${row.estado}`)}</StateBadge>,
        },
        { id: 'fecha_creacion', header: t('campo.fecha_creacion'), date: true, filter: 'date', cell: (row) => moment(row.fecha_creacion) },
        {
          id: 'fecha_envio',
          header: t('campo.fecha_envio'),
          date: true,
          filter: 'date',
          cell: (row) => row.fecha_envio && moment(row.fecha_envio),
        },
        {
          id: 'proximo_intento',
          header: t('campo.proximo_intento'),
          date: true,
          filter: 'date',
          hidden: true,
          cell: (row) => row.proximo_intento && moment(row.proximo_intento),
        },
        { id: 'intentos', header: t('campo.intentos'), align: 'right', hidden: true },
        { id: 'ultimo_error', header: t('campo.ultimo_error'), sortable: false },
      ]),
    [t, moment],
  );
}
