import { useTranslations } from 'use-intl';
import { href } from '../../../core/router/paths.ts';
import { LinkButton } from '../../../ui/link/AppLink.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import styles from '../evaluacion.module.css';

/** Says that the server refused entries of this device, with the way to the reasons (P119). */
export function RefusedDeliveries({ total }: { total: number }) {
  const t = useTranslations('sinconexion');
  return (
    <ErrorAlert>
      <div className={styles.notice}>
        <span>{t('rechazados', { total })}</span>
        <LinkButton {...href('/sinconexion')} variant="default">
          {t('verMotivo')}
        </LinkButton>
      </div>
    </ErrorAlert>
  );
}
