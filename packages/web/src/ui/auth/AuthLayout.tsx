import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Logo } from '../page/Logo.tsx';
import { LanguageSelect } from '../shell/LanguageSelect.tsx';
import { AuthArtwork } from './AuthArtwork.tsx';
import styles from './AuthLayout.module.css';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  links: { guide: string; support: string; contact: string };
  children: ReactNode;
}

/** Frame of the screens for signed-out people: brand panel, language, form, three links. */
export function AuthLayout({ title, description, links, children }: Props) {
  const t = useTranslations('ui');
  return (
    <div className={styles.layout}>
      <aside className={styles.brand}>
        <Logo tone="light" />
        <AuthArtwork />
        <div className={styles.claim}>
          <p className={styles.slogan}>{t('acceso.lema')}</p>
          <p className={styles.text}>{t('acceso.texto')}</p>
        </div>
      </aside>
      <div className={styles.side}>
        <div className={styles.top}>
          <LanguageSelect />
        </div>
        <main className={styles.main}>
          <div className={styles.logo}>
            <Logo />
          </div>
          <h1 className={styles.title}>{title}</h1>
          {description && <div className={styles.description}>{description}</div>}
          {children}
        </main>
        <footer className={styles.footer}>
          <nav aria-label={t('marco.enlacesPie')}>
            <a href={links.guide}>{t('acceso.guia')}</a>
            <a href={links.support}>{t('acceso.soporte')}</a>
            <a href={links.contact}>{t('acceso.contacto')}</a>
          </nav>
        </footer>
      </div>
    </div>
  );
}
