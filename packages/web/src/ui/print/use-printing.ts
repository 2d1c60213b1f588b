import { useSyncExternalStore } from 'react';

/** Moment of the printing in milliseconds; 0 while the screen is no paper. */
let moment = 0;
const listeners = new Set<() => void>();

/** Notifies the screen when the browser starts and stops drawing it for paper. */
export function setPrinting(next: boolean): void {
  moment = next ? Date.now() : 0;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns the moment of the printing in milliseconds; 0 while the browser draws for the screen. */
export const usePrintMoment = (): number => useSyncExternalStore(subscribe, () => moment);

/** Returns whether the browser draws the screen for paper, where rows and lines out of sight count too. */
export const usePrinting = (): boolean => usePrintMoment() > 0;
