import { shallowEqual } from '@mantine/hooks';
import { useDeferredValue, useState } from 'react';

/**
 * Returns the state of a query, a change of it as a transition: React draws what arrived in short slices, between which the page answers
 * presses and keys. A query tells its change outside of React, which would draw it in one go.
 */
export function useSliced<State extends object>(state: State): State {
  // The same values make a new object each time, which would count as a change.
  const [kept, keep] = useState(state);
  if (!shallowEqual(kept, state)) keep(state);
  return useDeferredValue(kept);
}
