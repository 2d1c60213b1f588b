import { useEffect, useState } from 'react';

/** Gives the focus back, when what its screen mounts to open it goes, to the control that had it before. */
export function useReturnFocus(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    },
    [opener],
  );
}
