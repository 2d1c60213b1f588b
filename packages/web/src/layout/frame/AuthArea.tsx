import { Outlet, useMatches } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useContactLinks } from './contact-links.ts';
import { useDocumentTitle } from '../address/use-document-title.ts';
import { AuthLayout } from '../../ui/auth/AuthLayout.tsx';

/** Frame of the screens for signed-out people, with the screen's title. */
export function AuthArea() {
  const t = useTranslations();
  const title = useMatches().at(-1)?.staticData.title;
  useDocumentTitle();
  return (
    <AuthLayout title={title && t(title)} links={useContactLinks()}>
      <Outlet />
    </AuthLayout>
  );
}
