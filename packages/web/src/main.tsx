import { chooseLanguage } from '@portal/messages';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, followSession } from './App.tsx';
import { speak } from './core/i18n/spoken.ts';
import { createQueryClient } from './core/query-client.ts';
import { readLayoutConfig } from './core/theme/layout-config.ts';
import { verifySession } from './domains/sesion/sesion.public.ts';
import { createPortalRouter } from './router.tsx';

/** A stored token is verified before anything is shown (P55); the page's own splash (public/splash.js) stands meanwhile. */
async function start(): Promise<void> {
  const language = chooseLanguage([readLayoutConfig().language ?? '', ...navigator.languages]);
  const catalog = await speak(language);
  await verifySession();
  const [router, queries] = [createPortalRouter(), createQueryClient()];
  followSession({ router, queries });
  const root = document.getElementById('root');
  if (!root) throw new Error('missing #root');
  createRoot(root).render(
    <StrictMode>
      <App {...{ router, queries, language, catalog }} />
    </StrictMode>,
  );
}

// Without a connection there may be nothing to draw with: the splash itself tells it (P37).
start().catch(() => window.dispatchEvent(new Event('portal:sin-inicio')));
