import { type ReactNode, use, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import { SpanishLink } from '../link/SpanishLink.tsx';
import { BrandContext } from '../page/brand.ts';
import { Logo } from '../page/Logo.tsx';
import { LanguageSelect } from '../shell/LanguageSelect.tsx';
import { AuthArtwork } from './AuthArtwork.tsx';
import styles from './AuthLayout.module.css';

interface Props {
  title: ReactNode;
  description?: ReactNode;
  /** `inSpanish`: the guide is the portal's own. */
  links: { guide: string; inSpanish: boolean; support: string; contact: string };
  children: ReactNode;
}

/** Frame of the screens for signed-out people: brand panel, language, form, three links. */
export function AuthLayout({ title, description, links, children }: Props) {
  const t = useTranslations('ui');
  const screens = useTranslations('pantallas');
  return (
    <div className={styles.layout}>
      <BrandPanel />
      <div className={styles.side}>
        <header className={styles.top}>
          <LanguageSelect />
        </header>
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
            <SpanishLink href={links.guide} spanish={links.inSpanish}>
              {t('acceso.guia')}
            </SpanishLink>
            <a href={links.support}>{t('acceso.soporte')}</a>
            <a href={links.contact}>{t('acceso.contacto')}</a>
            <AppLink to="/accesibilidad">{screens('accesibilidad')}</AppLink>
          </nav>
        </footer>
      </div>
    </div>
  );
}

/** Picture of the company, or the portal's drawing without one and when it does not load. */
function BrandPanel() {
  const t = useTranslations('ui');
  const { panel } = use(BrandContext);
  const [broken, setBroken] = useState<string>();
  const picture = panel && panel !== broken ? panel : undefined;
  return (
    <aside className={styles.brand} data-picture={picture && ''}>
      {picture && <img className={styles.picture} src={picture} alt="" onError={() => setBroken(picture)} />}
      <Logo tone="light" />
      {!picture && <AuthArtwork />}
      <div>
        <p className={styles.slogan}>{t('acceso.lema')}</p>
        <p className={styles.text}>{t('acceso.texto')}</p>
      </div>
    </aside>
  );
}
