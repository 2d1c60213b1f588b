import { useTranslations } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import styles from './AppFooter.module.css';

/** Footer of the screens: version and help. */
export function AppFooter({ version, helpHref }: { version: string; helpHref: string }) {
  const t = useTranslations();
  return (
    <footer className={styles.footer}>
      <span>
        {t('comun.producto')} · {t('comun.productoLargo')}
      </span>
      <span className={styles.end}>
        <AppLink to="/accesibilidad">{t('pantallas.accesibilidad')}</AppLink>
        <a href={helpHref} target="_blank" rel="noreferrer">
          {t('ui.marco.ayuda')}
        </a>
        <span className="tabular">{version}</span>
      </span>
    </footer>
  );
}
