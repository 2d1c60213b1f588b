import { type EntregaFila, entregaLista, webhookApi } from '@portal/contract/webhook';
import { IconEye, IconRefresh } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EntregaDialog } from './EntregaDialog.tsx';
import { downloadEntregas, useEntregas, useReenviarEntrega } from './webhook.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useWayBack } from '../../core/router/use-way-back.ts';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { EmptyList } from '../../ui/status/EmptyList.tsx';
import { StateBadge, type Tone } from '../../ui/status/StateBadge.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';
import { useList } from '../../ui/table/use-list.ts';

const TONES: Record<EntregaFila['estado'], Tone> = { pendiente: 'warning', entregado: 'success', fallido: 'danger' };

/** /webhookentrega: what was sent to webhooks, and what came back (P157). */
export function EntregaListScreen() {
  const t = useTranslations();
  const list = useList(entregaLista, useEntregaColumns());
  const rows = useEntregas(list.query);
  const [open, setOpen] = useState<number>();
  return (
    <>
      <PageHeader title={t('pantallas.webhookEnvios')} back={useWayBack('/webhook')} />
      <DataTable
        caption={t('pantallas.webhookEnvios')}
        list={list}
        rows={rows}
        empty={<EmptyList text={t('vacio.entregas')} />}
        download={downloadEntregas}
        rowActions={({ id_entrega }) => (
          <>
            <RowAction label={t('entrega.leer', { id: id_entrega })} icon={IconEye} onClick={() => setOpen(id_entrega)} />
            <Resend id={id_entrega} />
          </>
        )}
      />
      {open !== undefined && <EntregaDialog id={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** Button that sends an event again. */
function Resend({ id }: { id: number }) {
  const t = useTranslations('entrega');
  const resend = useReenviarEntrega();
  const send = () =>
    resend.mutate(id, { onSuccess: ({ message }) => toast.success(message), onError: (error) => toast.error(messageOf(error)) });
  return (
    <RowAction call={webhookApi.reenviar} label={t('reenviar', { id })} icon={IconRefresh} onClick={send} disabled={resend.isPending} />
  );
}

function useEntregaColumns(): DisplaysOf<typeof entregaLista> {
  const t = useTranslations('comun.opciones.entrega');
  return useMemo(
    () => ({
      webhook: { primary: true },
      tipo: {},
      estado: { cell: (row) => <StateBadge tone={TONES[row.estado]}>{t(row.estado)}</StateBadge> },
      fecha_creacion: { hour: true },
      codigo_http: {},
      respuesta: { sortable: false },
      intentos: {},
      proximo_intento: { hour: true, hidden: true },
      fecha_entrega: { hour: true, hidden: true },
      evento: { hidden: true, sortable: false },
      id_entrega: { hidden: true },
    }),
    [t],
  );
}
