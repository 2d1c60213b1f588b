import { createContext, use, useCallback, useEffect, useRef } from 'react';

/** Notes why the form must wait; the answer takes the note back. */
type Hold = (reason: string) => () => void;

/** Given by a form to the fields in it. Outside of a form nothing waits. */
export const PendingWork = createContext<Hold>(() => () => undefined);

/** For a field: while `reason` is not null, the form around does not save, and says why. */
export function usePendingWork(reason: string | null): void {
  const hold = use(PendingWork);
  useEffect(() => (reason === null ? undefined : hold(reason)), [hold, reason]);
}

/** For a form: what its fields hold it with, and the first reason that is still there. */
export function useHolds(): { hold: Hold; reason: () => string | undefined } {
  const reasons = useRef(new Map<symbol, string>());
  const hold = useCallback<Hold>((reason) => {
    const key = Symbol(reason);
    reasons.current.set(key, reason);
    return () => void reasons.current.delete(key);
  }, []);
  const reason = useCallback(() => [...reasons.current.values()][0], []);
  return { hold, reason };
}
