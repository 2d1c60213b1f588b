import { useEffect, useEffectEvent } from 'react';
import { whenLineReturns } from '../../../core/offline/line-return.ts';

/** Repeats by itself what `failed` to open, when the connection is back. */
export function useRetry(failed: boolean, retry: () => void): void {
  const again = useEffectEvent(retry);
  useEffect(() => (failed ? whenLineReturns(() => again()) : undefined), [failed]);
}
