import { Button } from '@mantine/core';
import type { WebhookFila } from '@portal/contract/webhook';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './webhook.module.css';
import { useReenviarFallidos } from './webhook.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useToday } from '../../core/i18n/use-today.ts';
import { DateField } from '../../ui/form/day/DateField.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

/** Dialog that sends the failed events of a webhook since a day again. */
export function FallidosDialog({ webhook, onClose }: { webhook: WebhookFila; onClose: () => void }) {
  const t = useTranslations('webhook.fallidos');
  const comun = useTranslations('comun');
  const [desde, setDesde] = useState<string | null>(useToday());
  const resend = useReenviarFallidos();
  const send = () => {
    if (!desde) return;
    const told = {
      onSuccess: ({ message }: { message: string }) => toast.success(message),
      onError: (e: Error) => toast.error(messageOf(e)),
    };
    resend.mutate({ id_webhook: webhook.id_webhook, desde }, { ...told, onSettled: onClose });
  };
  return (
    <Dialog title={t('titulo', { nombre: webhook.nombre })} onClose={onClose} centered>
      <p>{t('texto')}</p>
      <DateField label={t('desde')} required value={desde} onChange={setDesde} data-autofocus />
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose}>
          {comun('cancelar')}
        </Button>
        <Button loading={resend.isPending} disabled={!desde} onClick={send}>
          {t('enviar')}
        </Button>
      </div>
    </Dialog>
  );
}
