/** Attribute of the button or link that makes a new record of a list. */
export const NEW_RECORD = { 'data-atajo': 'nuevo' } as const;

const main = (): Element | null => document.querySelector('main');

/** Focuses the search of the list. Returns whether there is one. */
export function focusSearch(): boolean {
  const field = main()?.querySelector<HTMLInputElement>('[role="searchbox"], [type="search"]');
  field?.focus();
  field?.select();
  return Boolean(field);
}

/** Presses the button that makes a new record. Returns whether there is one. */
export function startNew(): boolean {
  const button = main()?.querySelector<HTMLElement>('[data-atajo="nuevo"]');
  button?.click();
  return Boolean(button);
}

const submitOf = (form: Element | null | undefined) => form?.querySelector<HTMLButtonElement>('button[type="submit"]:not(:disabled)');

/** Sends the form around an element, or the only one of the screen. Returns whether there is one that can be sent. */
export function saveForm(target: EventTarget | null): boolean {
  const around = target instanceof Element ? target.closest('form') : null;
  const forms = main()?.querySelectorAll('form') ?? [];
  const button = submitOf(around) ?? (forms.length === 1 && !dialogOpen() ? submitOf(forms[0]) : undefined);
  button?.click();
  return Boolean(button);
}

/** Returns whether a dialog is open. */
export const dialogOpen = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

const STOPS = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Moves the focus to the same control of the next (1) or the previous (-1) row; from the search to the first row. Returns whether it moved. */
export function moveInList(target: EventTarget | null, step: 1 | -1): boolean {
  if (!(target instanceof HTMLElement)) return false;
  const row = target.closest('main table tbody tr');
  if (!row) return step === 1 && target.matches('main [role="searchbox"]') && focusIn(main()?.querySelector('table tbody tr'), 0);
  if (target.matches('input:not([type="checkbox"]), select, textarea')) return false;
  const place = [...row.querySelectorAll(STOPS)].indexOf(target);
  return focusIn(step === 1 ? row.nextElementSibling : row.previousElementSibling, place);
}

function focusIn(row: Element | null | undefined, place: number): boolean {
  const stops = [...(row?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
  const stop = stops[place] ?? stops.at(-1);
  stop?.focus();
  return Boolean(stop);
}
