import { createContext, use, useCallback, useEffect, useRef } from 'react';

/** Blocks saving for a reason; returns the function that releases it. */
type Hold = (reason: string) => () => void;

/** Context from a form to its fields. Without a form it blocks nothing. */
export const PendingWork = createContext<Hold>(() => () => undefined);

/** For a field: while `reason` is not null, the surrounding form refuses to save and shows the reason. */
export function usePendingWork(reason: string | null): void {
  const hold = use(PendingWork);
  useEffect(() => (reason === null ? undefined : hold(reason)), [hold, reason]);
}

/** For a form: `hold` for the context, and the first reason that still blocks saving. */
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
