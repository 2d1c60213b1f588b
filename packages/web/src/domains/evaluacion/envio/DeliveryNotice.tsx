import { Alert, Button } from '@mantine/core';
import { IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from '../evaluacion.module.css';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

interface Props {
  sending: boolean;
  waiting: boolean;
  /** Reason of the server; null unless it refused. */
  refusal: string | null;
  retry: () => void;
}

/** Alert with the state of a delivery: sending, waiting for the connection or refused; renders nothing otherwise. */
export function DeliveryNotice({ sending, waiting, refusal, retry }: Props) {
  const t = useTranslations('evaluacion');
  if (sending) {
    return (
      <Alert color="blue" icon={<IconCloudUpload />} role="status">
        {t('reenviando')}
      </Alert>
    );
  }
  if (waiting) {
    return (
      <Alert color="yellow" icon={<IconCloudOff />} role="alert" title={t('esperando')} data-tells-offline="">
        <div className={styles.notice}>
          <span>{t('esperandoTexto')}</span>
          <Button variant="default" onClick={retry}>
            {t('reenviar')}
          </Button>
        </div>
      </Alert>
    );
  }
  if (refusal === null) return null;
  return <ErrorAlert title={t('rechazo')}>{refusal}</ErrorAlert>;
}
