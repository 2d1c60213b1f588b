import type { Tally } from '@portal/testkit/hostile/tally.ts';
import { PROCESSES } from './portal.ts';

/** Most lines of failures that are printed; all are counted. */
const SHOWN = 200;

export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Prints what a run has seen. */
export function report(tally: Tally, { seconds, seed }: { readonly seconds: number; readonly seed: number }): void {
  const { sent, statuses, complaints, slow, pairs, targets, neverAccepted, preparedAgain } = tally;
  for (const line of [...new Set(complaints)].slice(0, SHOWN)) say(`FALLA ${line}`);
  for (const line of slow) say(`LENTA ${line}`);
  for (const line of neverAccepted) say(`nadie fue aceptado: ${line}`);
  for (const line of preparedAgain) say(`preparado de nuevo: ${line}`);
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  say(`${sent} peticiones en ${seconds.toFixed(0)} s (${(sent / seconds).toFixed(0)} por segundo), ${PROCESSES} procesos, semilla ${seed}`);
  say(`${targets.size} llamadas; ${pairs.tried} de ${pairs.possible} pares de petición estropeada y quien la envía`);
  say(`estados ${counts.join(', ')}`);
  say(`${complaints.length} fallas, ${slow.length} respuestas de más de un segundo`);
}
