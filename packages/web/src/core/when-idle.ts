/** Runs `work` when the browser is idle; after a second in Safari, which has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 1000);
}
