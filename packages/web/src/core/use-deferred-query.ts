import { shallowEqual } from '@mantine/hooks';
import { useDeferredValue, useState } from 'react';

/**
 * Returns the state of a query and defers its changes: React draws them in short slices, between which the page handles presses and keys.
 * Without it React draws the change of a query in one go, since the change comes from outside of React.
 */
export function useDeferredQuery<State extends object>(state: State): State {
  // The same values make a new object each time, which would count as a change.
  const [kept, keep] = useState(state);
  if (!shallowEqual(kept, state)) keep(state);
  return useDeferredValue(kept);
}
