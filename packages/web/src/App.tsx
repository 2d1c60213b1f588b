import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ComponentProps, useEffect } from 'react';
import { keepSubmitFocus } from './core/forms/keep-submit-focus.ts';
import { speakWithPerson } from './core/i18n/person-language.ts';
import { followLine } from './core/offline/line-return.ts';
import { currentSession, onSessionChange } from './core/session/session.ts';
import { PortalI18n } from './layout/PortalI18n.tsx';
import { PortalTheme } from './layout/PortalTheme.tsx';
import type { PortalRouter } from './router.tsx';

interface Props extends Pick<ComponentProps<typeof PortalTheme>, 'env'> {
  router: PortalRouter;
  queries: QueryClient;
}

/** The application: router and providers. */
export function App({ router, queries, env }: Props) {
  useEffect(() => followLine(queries), [queries]);
  useEffect(keepSubmitFocus, []);
  return (
    <QueryClientProvider client={queries}>
      <PortalI18n>
        <PortalTheme env={env}>
          <RouterProvider router={router} />
        </PortalTheme>
      </PortalI18n>
    </QueryClientProvider>
  );
}

/** Speaks the person's language and re-runs the guards after every change of the session, and clears the query cache when it ends. Returns the function that stops it. */
export const followSession = ({ router, queries }: Pick<Props, 'router' | 'queries'>): (() => void) =>
  onSessionChange(() => {
    if (!currentSession().user) queries.clear();
    void speakWithPerson();
    void router.invalidate();
  });
