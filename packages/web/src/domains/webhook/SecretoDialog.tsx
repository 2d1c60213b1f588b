import { Alert, Button } from '@mantine/core';
import type { WebhookFila } from '@portal/contract/webhook';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useSecreto } from './webhook.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DIALOG_OF_SECRET } from '../../ui/secret/dialog-of-secret.ts';
import { ShownOnce } from '../../ui/secret/ShownOnce.tsx';

/** Dialog that makes the secret of a webhook, an earlier one's after saying what becomes of that, and shows it once. */
export function SecretoDialog({ webhook, onClose }: { webhook: WebhookFila; onClose: () => void }) {
  const t = useTranslations('webhook.secreto');
  const { mutate, data, error, isPending } = useSecreto();
  const { id_webhook } = webhook;
  const first = useRef(webhook.fecha_secreto === null);
  // The button that opened the dialog names the act, and nothing ends by it.
  useEffect(() => {
    if (first.current) mutate(id_webhook);
    first.current = false;
  }, [mutate, id_webhook]);
  return (
    <Dialog
      title={t('titulo', { nombre: webhook.nombre })}
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('cerrar') }}
      {...(data && DIALOG_OF_SECRET)}
    >
      {error && <Alert color="red">{messageOf(error)}</Alert>}
      {data ? (
        <ShownOnce value={data.secreto} text={t('texto')} onClose={onClose} />
      ) : (
        <>
          {webhook.fecha_secreto && <p>{t('anterior')}</p>}
          <Button fullWidth mt="md" loading={isPending} onClick={() => mutate(id_webhook)} data-autofocus>
            {t('generar')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
