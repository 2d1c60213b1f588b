const ROW = 'tr, li';
const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)';
/** Layers over the page that return the focus themselves. */
const OVERLAY = '[role="dialog"], [role="menu"], [role="listbox"]';
/** Milliseconds that a dialog or menu takes at most to give the focus back. */
const AFTER_RETURN = 50;

/** Place of a control: its row among the rows of `list`, and its number among the row's controls. */
interface Place {
  readonly list: Element;
  readonly row: number;
  readonly control: number;
}

const controlsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>(CONTROL)];

/** Returns the places of a control from the innermost list outwards. */
function placesOf(control: HTMLElement): Place[] {
  const places: Place[] = [];
  for (let row = control.closest(ROW); row; row = row.parentElement?.closest(ROW) ?? null) {
    const list = row.parentElement;
    if (list) places.push({ list, row: [...list.children].indexOf(row), control: controlsOf(row).indexOf(control) });
  }
  return places;
}

/** Returns the control that is now in a place: in the row that moved up, or in the last one. */
function standIn({ list, row, control }: Place): HTMLElement | undefined {
  const rows = [...list.children].map(controlsOf);
  const next = rows.slice(row).find((controls) => controls.length > 0) ?? rows.findLast((controls) => controls.length > 0);
  return next?.[Math.min(control, next.length - 1)];
}

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus of a row that goes away to the row that takes its place, of the last one to the page; without it the keyboard would
 * start again at the top (WCAG 2.4.3). Returns what ends it.
 */
export function keepRowFocus(): () => void {
  let held: { readonly control: HTMLElement; readonly places: readonly Place[]; readonly address: string } | undefined;
  let timer = 0;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || target.closest(OVERLAY)) return;
    held = target.closest(ROW) ? { control: target, places: placesOf(target), address: window.location.pathname } : undefined;
  };
  const isGone = () => held !== undefined && !held.control.isConnected && isLost() && !document.querySelector(OVERLAY);
  const recover = () => {
    timer = 0;
    if (!held || !isGone()) return;
    const { places, address } = held;
    held = undefined;
    // A change of screen places the focus by itself.
    if (address !== window.location.pathname) return;
    const left = places.filter(({ list }) => list.isConnected).map(standIn);
    (left.find((control) => control !== undefined) ?? document.querySelector('main'))?.focus();
  };
  const watch = new MutationObserver(() => {
    if (timer === 0 && isGone()) timer = window.setTimeout(recover, AFTER_RETURN);
  });
  document.addEventListener('focusin', remember);
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', remember);
    watch.disconnect();
    window.clearTimeout(timer);
  };
}
