import type { KeyboardEvent } from 'react';

/** Keeps Enter in a field of an answer from handing in the whole questionnaire. */
export function noSubmit(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}
