import { Alert, Stack } from '@mantine/core';
import { correoLista, type CorreoFila } from '@portal/contract';
import { IconCheck, IconClock, IconEye, IconMailOff, IconRefresh, IconX } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CorreoDialog } from './CorreoDialog.tsx';
import { downloadCorreos, useCorreos, useReenviar, useResumen } from './email.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { CardGrid } from '../../ui/page/CardGrid.tsx';
import { KpiCard } from '../../ui/chart/KpiCard.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';
import { toast } from '../../ui/overlay/toast.tsx';

const TONES: Record<CorreoFila['estado'], Tone> = {
  pendiente: 'warning',
  enviado: 'success',
  fallido: 'danger',
  retenido: 'info',
  descartado: 'neutral',
  rebotado: 'danger',
};

/** /correo: the outbox: pending, sent and failed messages with their last error (P42). */
export function CorreoListScreen() {
  const t = useTranslations('email');
  const list = useList(correoLista, useColumns());
  const rows = useCorreos(list.query);
  const [open, setOpen] = useState<number>();
  const retry = useReenviar();
  const again = (id: number) =>
    retry.mutate(id, { onSuccess: ({ message }) => toast.success(message), onError: (error) => toast.error(messageOf(error)) });
  return (
    <>
      <PageHeader title={t('titulo')} description={t('texto')} />
      <Resumen />
      <DataTable
        caption={t('titulo')}
        list={list}
        rows={rows}
        download={downloadCorreos}
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

function useColumns(): DisplaysOf<typeof correoLista> {
  const t = useTranslations('comun.opciones.correo');
  return useMemo(
    () => ({
      asunto: { primary: true },
      destinatario: {},
      estado: { cell: (row) => <StateBadge tone={TONES[row.estado]}>{t(row.estado)}</StateBadge> },
      fecha_creacion: { hour: true },
      fecha_envio: { hour: true },
      proximo_intento: { hour: true, hidden: true },
      intentos: { hidden: true },
      ultimo_error: { sortable: false },
    }),
    [t],
  );
}
