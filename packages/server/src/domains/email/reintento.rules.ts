const MINUTE = 60_000;
/** Delays after the first, second … failure (P42). */
const WAITS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE);

/** Attempts before a message counts as failed. */
export const MAX_ATTEMPTS = WAITS.length + 1;

/** Delay of a message that met no mail server: the same for every failure, so that an outage ends with the outage. */
export const SERVER_DOWN_MS = MINUTE;

/** No right clock postpones a message further: the longest delay, with a claim and the difference of two clocks. */
export const LONGEST_WAIT_MS = Math.max(...WAITS) + 10 * MINUTE;

/** Returns the milliseconds until the next attempt after `attempts` failures, null after the last one. */
export const retryDelay = (attempts: number): number | null => WAITS[attempts - 1] ?? null;

/** Time for which the link of a welcome letter works. */
export const BIENVENIDA_MS = 7 * 24 * 60 * MINUTE;

/** Time for which a reminder says what is so: after weeks without a mail server none goes out about the past (P43). */
const RECORDATORIO_MS = 4 * 24 * 60 * MINUTE;

/** Lifetime of messages in milliseconds by kind: what expired is not sent. Other kinds never expire. */
const USEFUL_FOR: Readonly<Record<string, number>> = {
  restablecer: 60 * MINUTE,
  bienvenida: BIENVENIDA_MS,
  recordatorio: RECORDATORIO_MS,
};

/** Lifetime of the links in messages by kind: a notice of a plan may have the link to a first password. */
export const LINKS_FOR: Readonly<Record<string, number>> = { ...USEFUL_FOR, asigna: BIENVENIDA_MS };

/** Returns whether a message, or the link in it, exceeded its lifetime. */
export function isStale(
  { tipo, texto, fecha_creacion }: { readonly tipo: string; readonly texto: string; readonly fecha_creacion: string },
  now: Date,
): boolean {
  const useful = (texto.includes('#token=') ? LINKS_FOR : USEFUL_FOR)[tipo];
  return now.getTime() - Date.parse(fecha_creacion) > (useful ?? Number.POSITIVE_INFINITY);
}
