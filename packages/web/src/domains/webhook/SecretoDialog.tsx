import { Alert, Button } from '@mantine/core';
import type { WebhookFila } from '@portal/contract/webhook';
import { useTranslations } from 'use-intl';
import { useSecreto } from './webhook.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DIALOG_OF_SECRET } from '../../ui/secret/dialog-of-secret.ts';
import { ShownOnce } from '../../ui/secret/ShownOnce.tsx';

/** Dialog that makes the secret of a webhook, after saying what becomes of an earlier one, and shows it once. */
export function SecretoDialog({ webhook, onClose }: { webhook: WebhookFila; onClose: () => void }) {
  const t = useTranslations('webhook.secreto');
  const { mutate, data, error, isPending } = useSecreto();
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
          <p>{webhook.fecha_secreto ? t('anterior') : t('aviso')}</p>
          <Button fullWidth mt="md" loading={isPending} onClick={() => mutate(webhook.id_webhook)} data-autofocus>
            {t('generar')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
