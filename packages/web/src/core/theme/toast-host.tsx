import { type ReactNode, useSyncExternalStore } from 'react';

let host: ReactNode = null;
const listeners = new Set<() => void>();

/** Sets the element that shows the toasts. The module of `toast` does, so that the sign-in does not load it. */
export function mountToasts(element: ReactNode): void {
  host = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Place of the toasts; empty until a loaded screen can show one. */
export const ToastHost = (): ReactNode => useSyncExternalStore(subscribe, () => host);
