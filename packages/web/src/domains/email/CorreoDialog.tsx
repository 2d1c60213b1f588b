import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from '../../pieces/email/email.module.css';
import { useCorreo } from './email.queries.ts';
import { QueryContent } from '../../ui/status/QueryContent.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';

/** Dialog with one message of the outbox as plain text. */
export function CorreoDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('email');
  const query = useCorreo(id);
  return (
    <Dialog onClose={onClose} size="lg" centered title={query.data?.asunto ?? t('mensaje')}>
      <QueryContent query={query}>
        {({ destinatario, ultimo_error, texto }) => (
          <>
            <p className={styles.to}>{t('para', { destinatario })}</p>
            {ultimo_error && (
              <Alert color="red" mb="md" className={styles.error}>
                {ultimo_error}
              </Alert>
            )}
            <pre className={styles.text}>{texto}</pre>
          </>
        )}
      </QueryContent>
    </Dialog>
  );
}
