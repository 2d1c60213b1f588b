import { lazy, Suspense } from 'react';
import { isSessionKept } from '../../core/session/session.ts';

const SessionNote = lazy(() => import('./SessionNote.tsx').then((m) => ({ default: m.SessionNote })));

/** Says of a session that it ends with this page, or that it is a look as another person; its code loads for these alone. */
export const SessionOfThisPage = () =>
  isSessionKept() ? null : (
    <Suspense>
      <SessionNote />
    </Suspense>
  );
