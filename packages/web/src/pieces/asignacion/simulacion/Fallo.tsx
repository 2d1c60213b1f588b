import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './simulacion.module.css';
import { ApiError, isRefusal, messageOf } from '../../../core/client/api-error.ts';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

interface Props {
  readonly failure: Error;
  readonly busy: boolean;
  /** Applies the same simulation again. */
  readonly onRetry: () => void;
  /** Makes another simulation. */
  readonly onAgain: () => void;
}

/** Failed application: after a refusal another simulation, after a lost answer the same application once more. */
export function Fallo({ failure, busy, onRetry, onAgain }: Props) {
  const t = useTranslations();
  const refused = isRefusal(failure);
  const changed = failure instanceof ApiError && failure.code === 'conflicto';
  return (
    <ErrorAlert title={refused ? changed && t('simulacion.cambio') : t('simulacion.sinRespuesta')} mb="md">
      <p className={styles.failure}>
        {messageOf(failure)} {!refused && t('simulacion.sinRespuestaTexto')}
      </p>
      <Button variant="default" loading={busy} onClick={refused ? onAgain : onRetry}>
        {refused ? t('simulacion.otra') : t('comun.reintentar')}
      </Button>
    </ErrorAlert>
  );
}
