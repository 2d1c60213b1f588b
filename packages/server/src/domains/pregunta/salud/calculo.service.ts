import { datosDe } from '@portal/contract/pregunta';
import type { Executor } from '../../../db/executor.ts';
import { saludDe } from './avisos.rules.ts';
import { countNuevas, findCeldas, findPorCalcular, type PorCalcular, saveSalud, takePendientes } from './calculo.repository.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Attempts that arrived within this time are left to the next run: clocks of processes differ, and a grade may still be under way. */
const MARGEN = 10 * MINUTE;
/** Attempts, rows of the queue, and versions of one statement. */
const TRAMO = { intentos: 2000, cola: 5000, versiones: 20 } as const;

/** One run of the job. */
export interface Pasada {
  readonly clock: () => Date;
  /** Returns whether there is time for another slice; what is left is done by the next run. */
  readonly goesOn: () => boolean;
}

const before = (now: Date, time: number): string => new Date(now.getTime() - time).toISOString();

/**
 * Computes the figures of the versions with changed answers (P290), in slices: the next run goes on where one ended in the middle. Reads what grading wrote and adds nothing to it (docs/decisions/018). Returns the number of computed versions.
 */
export async function computeSalud(db: Executor, { clock, goesOn }: Pasada): Promise<number> {
  const now = clock();
  await repeat(goesOn, async () => (await takePendientes(db, TRAMO.cola)) === TRAMO.cola);
  await repeat(goesOn, () => countNuevas(db, { hasta: before(now, MARGEN), limite: TRAMO.intentos }));
  let computed = 0;
  while (goesOn()) {
    const due = await findPorCalcular(db, { ayer: before(now, DAY), limite: TRAMO.versiones });
    if (!due.length) break;
    computed += await computeAll(db, due, { clock, goesOn });
  }
  return computed;
}

/** Repeats a slice until it says that nothing is left. */
async function repeat(goesOn: Pasada['goesOn'], slice: () => Promise<boolean>): Promise<void> {
  let left = true;
  while (left && goesOn()) left = await slice();
}

async function computeAll(db: Executor, due: readonly PorCalcular[], { clock, goesOn }: Pasada): Promise<number> {
  let computed = 0;
  for (const fila of due) {
    if (!goesOn()) return computed;
    const datos = datosDe(fila);
    const celdas = await findCeldas(db, fila, datos.tipo === 'multiple');
    await saveSalud(db, fila, { ...saludDe(datos, celdas), now: clock().toISOString() });
    computed++;
  }
  return computed;
}
