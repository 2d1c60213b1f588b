import { useEffect, useEffectEvent } from 'react';

/** Has the browser ask before this page is closed or loaded again, while `loses` says that something would be lost. */
export function useLeaveWarning(loses: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    if (loses()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}
