import { chooseLanguage } from '@portal/messages';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, followSession } from './App.tsx';
import { speakWithPerson } from './core/i18n/person-language.ts';
import { speak } from './core/i18n/spoken.ts';
import { nextTask } from './core/next-task.ts';
import { prefetchNext } from './core/prefetch.ts';
import { createQueryClient } from './core/query-client.ts';
import { currentSession } from './core/session/session.ts';
import { loadFont } from './core/theme/font.ts';
import { verifySession } from './pieces/sesion/sesion.queries.ts';
import { createPortalRouter } from './router.tsx';

/** Speaks the language that start/language.js chose. Verifies a stored token before rendering (P55); until then the page shows its splash (start/splash.js). */
async function start(): Promise<void> {
  await Promise.all([speak(chooseLanguage([document.documentElement.lang]), 'first'), verifySession()]);
  await speakWithPerson();
  await nextTask();
  const [router, queries] = [createPortalRouter(), createQueryClient()];
  followSession({ router, queries });
  const root = document.getElementById('root');
  if (!root) throw new Error('missing #root');
  await nextTask();
  await router.load();
  await nextTask();
  // As a transition React draws the first screen in short slices, between which the page answers.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App {...{ router, queries }} />
      </StrictMode>,
    ),
  );
  loadFont((show) => {
    const stop = router.subscribe('onBeforeRouteMount', ({ pathChanged }) => {
      if (!pathChanged) return;
      stop();
      show();
    });
  });
  prefetchNext(currentSession().user !== null);
}

// Without a connection the program may be missing, so the splash shows the error (P37).
start().catch(() => window.dispatchEvent(new Event('portal:sin-inicio')));
