import { Alert, Button, Loader } from '@mantine/core';
import type { WebhookFila } from '@portal/contract/webhook';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import styles from './webhook.module.css';
import { usePrueba, useProbar } from './webhook.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

/** Dialog that sends a test event and shows what the receiver answered. */
export function PruebaDialog({ webhook, onClose }: { webhook: WebhookFila; onClose: () => void }) {
  const t = useTranslations('webhook.prueba');
  const { mutate, data, error } = useProbar();
  const { id_webhook, nombre } = webhook;
  useEffect(() => mutate(id_webhook), [mutate, id_webhook]);
  return (
    <Dialog title={t('titulo', { nombre })} onClose={onClose} closeButtonProps={{ 'aria-label': t('cerrar') }}>
      {error && <Alert color="red">{messageOf(error)}</Alert>}
      {!error && <Respuesta id={data?.id_entrega} />}
      <div className={styles.buttons}>
        <LinkButton to="/webhookentrega" variant="default">
          {t('envios')}
        </LinkButton>
        <Button onClick={onClose}>{t('cerrar')}</Button>
      </div>
    </Dialog>
  );
}

/** Result of the test: waiting, the answer, or why none came. */
function Respuesta({ id }: { id: number | undefined }) {
  const t = useTranslations('webhook.prueba');
  const { data: entrega, error } = usePrueba(id);
  if (error) return <Alert color="red">{messageOf(error)}</Alert>;
  if (!entrega?.intentos) {
    return (
      <p role="status">
        <Loader size={14} aria-hidden="true" /> {t('espera')}
      </p>
    );
  }
  const { estado, codigo_http, respuesta } = entrega;
  const arrived = estado === 'entregado';
  return (
    <Alert color={arrived ? 'green' : 'red'} role="status" title={t(arrived ? 'llego' : 'noLlego')}>
      <p className={styles.note}>{codigo_http === null ? t('sinRespuesta') : t('codigo', { codigo: String(codigo_http) })}</p>
      {respuesta && <pre className={styles.body}>{respuesta}</pre>}
    </Alert>
  );
}
