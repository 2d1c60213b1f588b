import { useCallback, useEffect, useMemo, useRef } from 'react';
import { latest, type Respuestas } from '../../../pieces/evaluacion/envio/respuestas.ts';
import { saveChoices } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import { ApiError } from '../../../core/client/api-error.ts';
import { onSignOut, readToken } from '../../../core/session/session.ts';

/** Time without a further choice after which the pending ones are sent. */
export const PAUSE_MS = 20_000;
/** Longest time that a choice waits for a pause. */
export const LONGEST_MS = 60_000;

/**
 * Sends the choices of an attempt together, for other devices: when the person pauses, leaves the questionnaire or the page, hides it or
 * turns to another window or signs out. Choices that did not arrive go out with the next ones; `waits` returns whether there are any.
 * `discard` forgets them, once the questionnaire is graded.
 */
export function usePendingChoices(id_evaluacion: number) {
  const pending = useRef<Respuestas>({});
  const since = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const discard = useCallback(() => {
    clearTimeout(timer.current);
    since.current = undefined;
    pending.current = {};
  }, []);
  const flush = useCallback(() => {
    const choices = pending.current;
    if (Object.keys(choices).length === 0 || !readToken()) return;
    discard();
    saveChoices(id_evaluacion, choices).catch((error: unknown) => {
      if (error instanceof ApiError && error.transient) pending.current = latest(choices, pending.current);
    });
  }, [id_evaluacion, discard]);
  const add = useCallback(
    (choices: Respuestas) => {
      if (Object.keys(choices).length === 0) return;
      pending.current = latest(pending.current, choices);
      since.current ??= Date.now();
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, Math.min(PAUSE_MS, since.current + LONGEST_MS - Date.now()));
    },
    [flush],
  );
  const waits = useCallback(() => Object.keys(pending.current).length > 0, []);
  useFlushOnLeave(flush);
  return useMemo(() => ({ add, flush, discard, waits }), [add, flush, discard, waits]);
}

/** Calls `flush` when the component goes, and when the page is hidden, left or without the focus. */
function useFlushOnLeave(flush: () => void): void {
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('pagehide', flush);
    window.addEventListener('blur', flush);
    const stay = onSignOut(flush);
    return () => {
      stay();
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('pagehide', flush);
      window.removeEventListener('blur', flush);
      flush();
    };
  }, [flush]);
}
