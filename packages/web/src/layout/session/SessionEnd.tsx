import { lazy, Suspense } from 'react';
import { useSessionEnd } from '../../core/session/use-session-end.ts';
import { usePortalInfo } from '../../pieces/portal/portal.queries.ts';
import { keepSession } from '../../pieces/sesion/sesion.queries.ts';

const TerminaDialog = lazy(() => import('../../pieces/sesion/TerminaDialog.tsx').then((m) => ({ default: m.TerminaDialog })));

/** Warns a person before a session without use ends, and keeps the session of one who types. */
export function SessionEnd({ onLeave }: { onLeave: () => void }) {
  const { left, goOn } = useSessionEnd({ hours: usePortalInfo().data?.sesion_inactiva_horas, beat: keepSession });
  return <Suspense>{left !== undefined && <TerminaDialog left={left} onGoOn={goOn} onLeave={onLeave} />}</Suspense>;
}
