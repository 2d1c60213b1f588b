const MINUTE = 60_000;

/** Pauses after the first, second … failed attempt (P157). */
const WAITS = [1, 5, 30, 120, 360, 1440].map((minutes) => minutes * MINUTE);

/** Attempts before an event counts as failed. */
export const MAX_ENVIOS = WAITS.length + 1;

/** No right clock postpones an event further: the longest delay, with a claim and the difference of two clocks. */
export const LONGEST_WAIT_MS = Math.max(...WAITS) + 10 * MINUTE;

/** Returns the milliseconds until the next attempt after `intentos` failed ones, null after the last. */
export const envioDelay = (intentos: number): number | null => WAITS[intentos - 1] ?? null;

/** Answer of a receiver: its status, null without one, and the beginning of what it said. */
export interface Respuesta {
  readonly codigo_http: number | null;
  readonly respuesta: string;
}

/** State of an event after an attempt; `after`: milliseconds until the next one. */
export type Resultado = { readonly estado: 'entregado' | 'fallido' } | { readonly estado: 'pendiente'; readonly after: number };

const GONE = 410;

/** Returns the state of an event after an attempt: only 2xx delivers, a redirect does not. */
export function resultOf({ codigo_http }: Respuesta, intentos: number): Resultado {
  if (codigo_http !== null && codigo_http >= 200 && codigo_http < 300) return { estado: 'entregado' };
  const after = codigo_http === GONE ? null : envioDelay(intentos);
  return after === null ? { estado: 'fallido' } : { estado: 'pendiente', after };
}

/** Returns whether the receiver wants no further events. */
export const isGone = ({ codigo_http }: Respuesta): boolean => codigo_http === GONE;

const KEPT = 200;

/** Returns the beginning of an answer as one line that the database can store: a receiver may send anything. */
export const keptText = (text: string): string =>
  Array.from(text.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' '))
    .slice(0, KEPT)
    .join('')
    .trim();
