import type { Executor } from '../../db/executor.ts';
import { type Nivel, planesOf } from './planes.repository.ts';
import {
  addToProgreso,
  findProgresoTema,
  insertProgreso,
  isActiva,
  lockAllProgreso,
  lockPlanes,
  lockProgreso,
  lockProgresos,
  rebuildProgresoTema,
  saveProgresoTema,
  writeProgreso,
  type ClaveProgreso,
  type Matricula,
  type ProgresoFilter,
} from './progreso.repository.ts';
import { addIntento, deltaOf, type IntentoCalificado } from './progreso.rules.ts';

/**
 * `progreso_tema` and `progreso` follow from the attempts and are kept in the transaction that changes them. Whoever changes
 * the progress of a learner in a plan holds the lock of that `progreso` row first, so that nothing is counted twice or lost.
 */

const inTransaction = (db: Executor, work: (trx: Executor) => Promise<void>): Promise<void> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Counts the totals of learners in plans, and creates those that are missing; called when plans are assigned. */
export const ensureProgress = (db: Executor, usuarios: readonly number[], planes: readonly number[]): Promise<void> =>
  inTransaction(db, async (trx) => {
    const filter = { id_usuario: usuarios, id_planestudio: planes };
    await lockPlanes(trx, planes, 'shared');
    await insertProgreso(trx, filter);
    await lockProgresos(trx, filter);
    await writeProgreso(trx, filter);
  });

/** Holds the progress of a learner in a plan until the transaction ends; everything read afterwards is settled. */
export async function holdProgress(trx: Executor, { id_usuario, id_planestudio }: Matricula): Promise<void> {
  if (!(await lockProgreso(trx, { id_usuario, id_planestudio }))) await ensureProgress(trx, [id_usuario], [id_planestudio]);
}

/** Adds a graded attempt. Needs `holdProgress` before. */
export async function addToProgress(trx: Executor, clave: ClaveProgreso, attempt: IntentoCalificado): Promise<void> {
  const before = await findProgresoTema(trx, clave);
  const after = addIntento(before, attempt);
  await saveProgresoTema(trx, clave, after);
  if (await isActiva(trx, clave)) await addToProgreso(trx, clave, deltaOf(before, after));
}

/** Makes the progress of one learner in one plan anew, after an annulment or its undoing. Needs `holdProgress` before. */
export async function recomputeProgress(trx: Executor, { id_usuario, id_planestudio }: Matricula): Promise<void> {
  const filter = { id_usuario: [id_usuario], id_planestudio: [id_planestudio] };
  await rebuildProgresoTema(trx, filter);
  await writeProgreso(trx, filter);
}

/** The same for the plans in which some records of a level stand. */
export const refreshPlanesOf = async (trx: Executor, nivel: Nivel, ids: readonly number[]): Promise<void> =>
  refreshPlanes(trx, await planesOf(trx, nivel, ids));

/** Counts the active occurrences of some plans again, in the transaction that changed their structure. */
export const refreshPlanes = (db: Executor, planes: readonly number[]): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!planes.length) return;
    await lockPlanes(trx, planes, 'alone');
    await lockProgresos(trx, { id_planestudio: planes });
    await writeProgreso(trx, { id_planestudio: planes });
  });

/** Makes all progress anew from the attempts; the result equals what was kept step by step (a test proves it). */
export const rebuildProgress = (db: Executor, filter: ProgresoFilter = {}): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockAllProgreso(trx);
    await rebuildProgresoTema(trx, filter);
    await writeProgreso(trx, filter);
  });
