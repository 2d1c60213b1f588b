import type { WebhookFila, webhookMaestro } from '@portal/contract';
import { IconKey, IconRefresh, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FallidosDialog } from './FallidosDialog.tsx';
import { SecretoDialog } from './SecretoDialog.tsx';
import { useProbar, webhooks } from './webhook.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const COLUMNS: DisplaysOf<typeof webhookMaestro.list> = {
  nombre: { primary: true },
  direccion: {},
  codigo_estado: {},
  pendientes: {},
  fallidas: {},
  fecha_secreto: {},
  empresa: { hidden: true },
  asignado: { hidden: true },
  aprobado: { hidden: true },
  certificado: { hidden: true },
  cesado: { hidden: true },
  fecha_modificacion: { hidden: true },
  usuario_modificacion: { hidden: true },
};

/** /webhook: the addresses that are told of events, their secrets, tests and what failed (P156, P157). */
export function WebhookListScreen() {
  const t = useTranslations();
  const [renewing, setRenewing] = useState<WebhookFila>();
  const [resending, setResending] = useState<WebhookFila>();
  return (
    <>
      <MasterList
        title={t('pantallas.webhooks')}
        columns={COLUMNS}
        queries={webhooks}
        editPath="/webhookedit"
        newLabel={t('webhook.lista.nuevo')}
        empty={t('vacio.webhooks')}
        actions={
          <LinkButton to="/webhookentrega" variant="default">
            {t('pantallas.webhookEnvios')}
          </LinkButton>
        }
        rowActions={(row) => (
          <>
            <RowAction label={t('webhook.lista.secreto', { nombre: row.nombre })} icon={IconKey} onClick={() => setRenewing(row)} />
            {row.fecha_secreto && <Test row={row} />}
            {row.fallidas > 0 && (
              <RowAction label={t('webhook.lista.reenviar', { nombre: row.nombre })} icon={IconRefresh} onClick={() => setResending(row)} />
            )}
          </>
        )}
      />
      {renewing && <SecretoDialog webhook={renewing} onClose={() => setRenewing(undefined)} />}
      {resending && <FallidosDialog webhook={resending} onClose={() => setResending(undefined)} />}
    </>
  );
}

/** Button that sends a test event. */
function Test({ row }: { row: WebhookFila }) {
  const t = useTranslations('webhook.lista');
  const test = useProbar();
  const send = () =>
    test.mutate(row.id_webhook, {
      onSuccess: ({ message }) => toast.success(message),
      onError: (error) => toast.error(messageOf(error)),
    });
  return <RowAction label={t('probar', { nombre: row.nombre })} icon={IconSend} onClick={send} disabled={test.isPending} />;
}
