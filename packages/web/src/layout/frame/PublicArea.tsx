import '../../core/theme/mantine-styles-rest.ts';
import { Outlet } from '@tanstack/react-router';
import styles from './PublicArea.module.css';
import { learnerGuideHref } from './contact-links.ts';
import { TabletWatch } from '../session/TabletWatch.tsx';
import { useDocumentTitle } from '../address/use-document-title.ts';
import { useFocusOnNavigation } from '../address/use-focus-on-navigation.ts';
import { usePortalInfo } from '../../pieces/portal/portal.queries.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { Logo } from '../../ui/page/Logo.tsx';
import { AppFooter } from '../../ui/shell/AppFooter.tsx';
import { LanguageSelect } from '../../ui/shell/LanguageSelect.tsx';

/** Frame of the public pages: errors, the statement of accessibility, and the verification of certificates. */
export function PublicArea() {
  const title = useDocumentTitle();
  useFocusOnNavigation();
  const { data } = usePortalInfo();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <AppLink to="/">
          <Logo />
        </AppLink>
        <LanguageSelect />
      </header>
      <main className={styles.main} tabIndex={-1} aria-label={title}>
        <TabletWatch />
        <Outlet />
      </main>
      <AppFooter version={data?.version ?? ''} helpHref={learnerGuideHref} />
    </div>
  );
}
