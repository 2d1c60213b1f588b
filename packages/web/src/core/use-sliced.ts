import { useDeferredValue, useMemo } from 'react';

/**
 * Returns the state of a query, a change of it as a transition: React draws what arrived in short slices, between which the page answers
 * presses and keys. A query tells its change outside of React, which would draw it in one go.
 */
export function useSliced<State extends object>(state: State): State {
  // The values are the state: a call names the same ones each time.
  return useDeferredValue(useMemo(() => state, Object.values(state)));
}
