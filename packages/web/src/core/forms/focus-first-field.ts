/** Focuses the first field of the form on the screen that a person fills in each time. */
export const focusFirstField = (): void =>
  document.querySelector<HTMLElement>('main form :is(input, textarea):not([type="hidden"], [data-late])')?.focus();
