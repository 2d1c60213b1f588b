import './print.css';
import { flushSync } from 'react-dom';
import { fitPaper, unfitPaper } from './fit-paper.ts';
import { setPrinting } from './use-printing.ts';

const root = document.documentElement;
let scheme: string | undefined;

/** Draws the screen for paper before the browser measures it: light, with every row, on a page as wide as its tables. */
function prepare(): void {
  scheme ??= root.dataset['mantineColorScheme'];
  root.dataset['mantineColorScheme'] = 'light';
  flushSync(() => setPrinting(true));
  fitPaper();
}

function restore(): void {
  unfitPaper();
  if (scheme) root.dataset['mantineColorScheme'] = scheme;
  scheme = undefined;
  flushSync(() => setPrinting(false));
}

/** Follows the browser's printing, by its menu, its keys or a button of a screen. Returns the function that stops it. */
export function startPrinting(): () => void {
  root.dataset['paper'] = 'portrait';
  window.addEventListener('beforeprint', prepare);
  window.addEventListener('afterprint', restore);
  return () => {
    delete root.dataset['paper'];
    window.removeEventListener('beforeprint', prepare);
    window.removeEventListener('afterprint', restore);
  };
}
