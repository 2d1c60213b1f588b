import { useSyncExternalStore } from 'react';

let printing = false;
const listeners = new Set<() => void>();

/** Tells the screen that the browser draws it for paper, or does so no more. */
export function setPrinting(next: boolean): void {
  printing = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Returns whether the browser draws the screen for paper, where rows and lines out of sight count too. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
