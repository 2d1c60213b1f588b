import { use } from 'react';
import { useTranslations } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import { SpanishLink } from '../link/SpanishLink.tsx';
import { BrandContext } from '../page/brand.ts';
import styles from './AppFooter.module.css';

/** Footer of the screens: name of the company, version and help. */
export function AppFooter({ version, helpHref }: { version: string; helpHref: string }) {
  const t = useTranslations();
  const { nombre } = use(BrandContext);
  return (
    <footer className={styles.footer}>
      <span>
        {nombre ?? t('comun.producto')} · {t('comun.productoLargo')}
      </span>
      <span className={styles.end}>
        <AppLink to="/accesibilidad">{t('pantallas.accesibilidad')}</AppLink>
        <SpanishLink href={helpHref} target="_blank" rel="noreferrer">
          {t('ui.marco.ayuda')}
        </SpanishLink>
        <span className="tabular">{version}</span>
      </span>
    </footer>
  );
}
