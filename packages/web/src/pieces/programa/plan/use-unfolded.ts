import { useState } from 'react';
import { useUser } from '../../../core/session/session.ts';

/** Parts that somebody folded or unfolded, until the page loads again: the way back finds a list as it was left. */
const touched = new Map<string, boolean>();

/** Returns whether a part of a list is open, `initially` unless its reader changed it, and the function that keeps a change. */
export function useUnfolded(part: string, initially: boolean) {
  const key = `${useUser().id} ${part}`;
  const [changed, setChanged] = useState(() => touched.get(key));
  const keep = (open: boolean) => {
    touched.set(key, open);
    setChanged(open);
  };
  return [changed ?? initially, keep] as const;
}
