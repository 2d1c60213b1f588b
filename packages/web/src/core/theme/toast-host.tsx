import { type ReactNode, useSyncExternalStore } from 'react';

let host: ReactNode = null;
const listeners = new Set<() => void>();

/** Sets the element that shows the toasts. The first toast does, so that no screen draws it before. */
export function mountToasts(element: ReactNode): void {
  if (host === element) return;
  host = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Place of the toasts; empty until the first one. */
export const ToastHost = (): ReactNode => useSyncExternalStore(subscribe, () => host);
