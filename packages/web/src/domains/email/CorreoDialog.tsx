import { Alert, Modal } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './email.module.css';
import { useCorreo } from './email.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { ErrorState } from '../../ui/status/ErrorState.tsx';
import { FormSkeleton } from '../../ui/page/skeletons.tsx';

/** Dialog with one message of the outbox as plain text. */
export function CorreoDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('email');
  const comun = useTranslations('comun');
  const { data, error, refetch } = useCorreo(id);
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      centered
      title={data?.asunto ?? t('mensaje')}
      closeButtonProps={{ 'aria-label': comun('cerrar') }}
    >
      {error && <ErrorState compact message={messageOf(error)} onRetry={() => void refetch()} />}
      {!data && !error && <FormSkeleton />}
      {data && (
        <>
          <p className={styles.to}>{t('para', { destinatario: data.destinatario })}</p>
          {data.ultimo_error && (
            <Alert color="red" mb="md">
              {data.ultimo_error}
            </Alert>
          )}
          <pre className={styles.text}>{data.texto}</pre>
        </>
      )}
    </Modal>
  );
}
