let lost = false;
const listeners = new Set<() => void>();

/** Notes whether the last call reached the server: a browser that reports a connection may have none. */
export function noteLine(reached: boolean): void {
  if (lost === !reached) return;
  lost = !reached;
  for (const listener of listeners) listener();
}

/** Returns whether there is no connection, as the browser reports or the last call showed. */
export const isLineLost = (): boolean => lost || !navigator.onLine;

/** Calls `listener` after every change; returns the function that unsubscribes. */
export function onLineChange(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
