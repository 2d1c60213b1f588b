import '../core/theme/mantine-styles-rest.ts';
import { Outlet } from '@tanstack/react-router';
import styles from './PublicArea.module.css';
import { useDocumentTitle } from './use-document-title.ts';
import { AppLink } from '../ui/link/AppLink.tsx';
import { Logo } from '../ui/page/Logo.tsx';

/** Frame of the public pages: errors and the verification of certificates. */
export function PublicArea() {
  useDocumentTitle();
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <AppLink to="/">
          <Logo />
        </AppLink>
      </header>
      <main className={styles.main}>
        <Outlet />
      </main>
    </div>
  );
}
