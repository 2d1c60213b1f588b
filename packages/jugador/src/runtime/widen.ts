import { SUSPENSION_MAX } from '@portal/contract/jugador';
import type { TipoPaquete } from '@portal/contract/paquete';
import { toWire } from '../commit/wire-text.ts';
import type { LibraryApi } from './library.ts';

/** Room of a commit for its suspend data, in bytes of JSON; the rest is for the other elements. */
const SUSPEND_BYTES = 1_800_000;

/** Whether the server takes a text as suspend data. */
function fitsAsSuspendData(given: string): boolean {
  if (given.length > SUSPENSION_MAX) return false;
  const text = toWire(given);
  if (text.length > SUSPENSION_MAX) return false;
  // A character needs six bytes at most.
  return text.length * 6 <= SUSPEND_BYTES || new TextEncoder().encode(JSON.stringify(text)).length <= SUSPEND_BYTES;
}

/** The library's own field, without its check of the length. */
const FIELD = '_suspend_data';
/** The library's range of scores; false: any. */
const RANGE = '__score_range';

type Holder = Record<typeof FIELD, string>;

/** The object of the library that holds the suspend data. */
function holderOf(tipo: TipoPaquete, api: LibraryApi): Holder {
  const cmi = api.cmi as { core?: Holder; content?: Holder };
  const holder = tipo === 'scorm12' ? cmi.core : cmi.content;
  if (!holder || !(FIELD in holder)) throw new Error('scorm-again keeps the suspend data elsewhere');
  return holder;
}

/**
 * Lets suspend data grow: the library refuses more than 64,000 characters, and lessons write more. A text that is too long for us goes the library's way,
 * which refuses it with the error of the standard.
 */
export function widenSuspendData(tipo: TipoPaquete, api: LibraryApi, tooLong: () => void): void {
  const holder = holderOf(tipo, api);
  const original = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(holder), 'suspend_data');
  Object.defineProperty(holder, 'suspend_data', {
    configurable: true,
    get: () => holder[FIELD],
    set: (text: string) => {
      if (fitsAsSuspendData(text)) {
        holder[FIELD] = text;
        return;
      }
      tooLong();
      // Beyond the library's own limit, so that it throws.
      original?.set?.call(holder, text);
    },
  });
}

/** Scores of SCORM 1.2 go to 100; lessons also send 850 of 1,000, which the portal scales. */
export function widenScore(tipo: TipoPaquete, api: LibraryApi): void {
  if (tipo !== 'scorm12') return;
  const { core } = api.cmi as { core: { score: Record<typeof RANGE, unknown> } };
  core.score[RANGE] = false;
}
