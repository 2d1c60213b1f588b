import type { MouseEvent } from 'react';

/** Runs `act` unless the click is the second of a double click: the first one did it, or opened the dialog under the pointer. */
export const onceClicked = (act: () => void) => (event: MouseEvent) => {
  if (event.detail < 2) act();
};
