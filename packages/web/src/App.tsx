import type { Catalog, Language } from '@portal/messages';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { currentSession, onSessionChange } from './core/session/session.ts';
import { ThemeProvider } from './core/theme/ThemeProvider.tsx';
import { PortalI18n } from './layout/PortalI18n.tsx';
import { ConfirmProvider } from './ui/overlay/confirm.tsx';
import type { PortalRouter } from './router.tsx';

interface Props extends Pick<ComponentProps<typeof ThemeProvider>, 'env'> {
  router: PortalRouter;
  queries: QueryClient;
  language: Language;
  catalog: Catalog;
}

/** The portal with everything that its screens stand in. */
export function App({ router, queries, language, catalog, env }: Props) {
  return (
    <QueryClientProvider client={queries}>
      <PortalI18n language={language} catalog={catalog}>
        <ThemeProvider env={env}>
          <ConfirmProvider>
            <RouterProvider router={router} />
          </ConfirmProvider>
        </ThemeProvider>
      </PortalI18n>
    </QueryClientProvider>
  );
}

/** Applies the guards again after every change of the session, and drops what was read when it ends. Returns how to stop. */
export const followSession = ({ router, queries }: Pick<Props, 'router' | 'queries'>): (() => void) =>
  onSessionChange(() => {
    if (!currentSession().user) queries.clear();
    void router.invalidate();
  });
