import { chooseLanguage, loadCatalog } from '@portal/messages';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { setConnectionTexts } from './core/client/connection-texts.ts';
import { createQueryClient } from './core/query-client.ts';
import { currentSession, onSessionChange } from './core/session/session.ts';
import { ThemeProvider } from './core/theme/ThemeProvider.tsx';
import { readLayoutConfig } from './core/theme/layout-config.ts';
import { verifySession } from './domains/sesion/sesion.public.ts';
import { PortalI18n } from './layout/PortalI18n.tsx';
import { ConfirmProvider } from './ui/overlay/confirm.tsx';
import { router } from './router.tsx';

/** A stored token is verified before anything is shown (P55); the page's own splash (public/splash.js) stands meanwhile. */
async function start(): Promise<void> {
  const language = chooseLanguage([readLayoutConfig().language ?? '', ...navigator.languages]);
  const catalog = await loadCatalog(language);
  setConnectionTexts(catalog.conexion);
  await verifySession();
  const queries = createQueryClient();
  onSessionChange(() => {
    if (!currentSession().user) queries.clear();
    void router.invalidate();
  });
  const root = document.getElementById('root');
  if (!root) throw new Error('missing #root');
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queries}>
        <PortalI18n language={language} catalog={catalog}>
          <ThemeProvider>
            <ConfirmProvider>
              <RouterProvider router={router} />
            </ConfirmProvider>
          </ThemeProvider>
        </PortalI18n>
      </QueryClientProvider>
    </StrictMode>,
  );
}

// Without a connection there may be nothing to draw with: the splash itself tells it (P37).
start().catch(() => window.dispatchEvent(new Event('portal:sin-inicio')));
