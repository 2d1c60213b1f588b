import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Focuses the main region, which has the screen's title as its name, after a change of screen; a screen that begins in a field keeps it. */
export function useFocusOnNavigation(): void {
  // The location that is loaded: at a mere change of address the field of the last screen may still have the focus.
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  useEffect(() => {
    const main = document.querySelector('main');
    if (document.activeElement instanceof HTMLInputElement && main?.contains(document.activeElement)) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
}
