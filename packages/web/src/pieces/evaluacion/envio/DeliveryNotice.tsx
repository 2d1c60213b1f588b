import { Alert, Button } from '@mantine/core';
import { IconCloudOff, IconCloudUpload } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from '../evaluacion.module.css';
import type { OfflineReason } from '../../../core/offline/offline-error.ts';
import { saveFile } from '../../../core/client/save-file.ts';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

interface Props {
  sending: boolean;
  waiting: boolean;
  /** Text of the answers, for a file, while this page alone has them; null once they lie on the device. */
  lost: string | null;
  /** Reason of the server; null unless it refused. */
  refusal: string | null;
  retry: () => void;
}

/** Alert over a questionnaire with answers that this device does not keep. */
export function UnkeptNotice({ reason }: { reason: OfflineReason }) {
  const t = useTranslations('sinconexion.falla');
  return (
    <Alert color="yellow" icon={<IconCloudOff />} role="status">
      {t(reason)}
    </Alert>
  );
}

/** Alert with the state of a delivery: sending, waiting for the connection or refused; renders nothing otherwise. */
export function DeliveryNotice({ sending, waiting, lost, refusal, retry }: Props) {
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
      <Alert
        color={lost === null ? 'yellow' : 'red'}
        icon={<IconCloudOff />}
        role="alert"
        title={t(lost === null ? 'esperando' : 'soloAqui')}
        data-tells-offline=""
      >
        <div className={styles.notice}>
          <span>{t(lost === null ? 'esperandoTexto' : 'soloAquiTexto')}</span>
          {lost && (
            <Button variant="default" onClick={() => saveFile(new Blob([lost], { type: 'text/plain' }), `${t('archivo')}.txt`)}>
              {t('descargarRespuestas')}
            </Button>
          )}
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
