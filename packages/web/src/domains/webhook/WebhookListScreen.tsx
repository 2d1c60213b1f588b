import { webhookApi, type WebhookFila, type webhookMaestro } from '@portal/contract/webhook';
import { IconKey, IconRefresh, IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FallidosDialog } from './FallidosDialog.tsx';
import { faltanteOf } from './faltante.ts';
import { PruebaDialog } from './PruebaDialog.tsx';
import { SecretoDialog } from './SecretoDialog.tsx';
import { webhooks } from './webhook.queries.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { RowAction } from '../../ui/link/RowAction.tsx';
import { MasterList } from '../../ui/master/MasterList.tsx';
import { RecordStateBadge } from '../../ui/status/RecordStateBadge.tsx';
import { StateBadge } from '../../ui/status/StateBadge.tsx';
import type { DisplaysOf } from '../../ui/table/list-column.ts';

const COLUMNS: DisplaysOf<typeof webhookMaestro.list> = {
  nombre: { primary: true },
  direccion: {},
  codigo_estado: { cell: (row) => <Estado row={row} /> },
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

/** /webhook: the addresses that receive events, their secrets, tests and failed deliveries (P156, P157). */
export function WebhookListScreen() {
  const t = useTranslations();
  const [renewing, setRenewing] = useState<WebhookFila>();
  const [testing, setTesting] = useState<WebhookFila>();
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
            <RowAction
              call={webhookApi.secreto}
              label={t('webhook.lista.secreto', { nombre: row.nombre })}
              icon={IconKey}
              onClick={() => setRenewing(row)}
            />
            {row.fecha_secreto && (
              <RowAction
                call={webhookApi.probar}
                label={t('webhook.lista.probar', { nombre: row.nombre })}
                icon={IconSend}
                onClick={() => setTesting(row)}
              />
            )}
            {row.fallidas > 0 && (
              <RowAction
                call={webhookApi.reenviarFallidos}
                label={t('webhook.lista.reenviar', { nombre: row.nombre })}
                icon={IconRefresh}
                onClick={() => setResending(row)}
              />
            )}
          </>
        )}
      />
      {renewing && <SecretoDialog webhook={renewing} onClose={() => setRenewing(undefined)} />}
      {testing && <PruebaDialog webhook={testing} onClose={() => setTesting(undefined)} />}
      {resending && <FallidosDialog webhook={resending} onClose={() => setResending(undefined)} />}
    </>
  );
}

/** State of a webhook, and what an active one lacks to send anything. */
function Estado({ row }: { row: WebhookFila }) {
  const t = useTranslations('webhook.falta');
  const missing = faltanteOf(row);
  return (
    <>
      <RecordStateBadge code={row.codigo_estado} />
      {missing && (
        <>
          {' '}
          <StateBadge tone="warning">{t(`${missing}.corto`)}</StateBadge>
        </>
      )}
    </>
  );
}
