/** Focuses the first field of the form on the screen. */
export const focusFirstField = (): void => document.querySelector<HTMLElement>('main form :is(input, textarea)')?.focus();
