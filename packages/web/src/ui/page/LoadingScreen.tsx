import { useTranslations } from 'use-intl';
import { Logo } from './Logo.tsx';
import styles from './LoadingScreen.module.css';

/** Fills the window while the client verifies the session at start. */
export function LoadingScreen() {
  const t = useTranslations('comun');
  return (
    <div className={styles.screen} role="status">
      <Logo withName={false} />
      <span className={styles.bar} aria-hidden="true" />
      <span>{t('cargando')}</span>
    </div>
  );
}
