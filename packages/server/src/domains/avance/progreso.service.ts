import type { Executor } from '../../db/executor.ts';
import { type Nivel, planesOf } from './planes.repository.ts';
import {
  contarConvalidados,
  convalidar,
  deleteSobrantes,
  findPlanesDe,
  insertProgreso,
  lockAllProgreso,
  lockPlanes,
  lockProgreso,
  lockProgresos,
  rebuildProgresoTema,
  writeProgreso,
  type Matricula,
  type ProgresoFilter,
} from './progreso.repository.ts';
import { rebuildResumen } from './resumen.repository.ts';
import { addIntento, deltaOf, type IntentoCalificado, type ProgresoDelta, type ProgresoTema } from './progreso.rules.ts';
import { type Suma, sumaOf } from './suma.repository.ts';

/**
 * Tables `progreso_tema` and `progreso` are projections of the attempts, updated in the transaction that changes these
 * (`docs/decisions/005`). A change first locks the `progreso` row of learner and plan, so that no attempt is counted twice or lost.
 */

const inTransaction = (db: Executor, work: (trx: Executor) => Promise<void>): Promise<void> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** Inserts the totals of learners in plans that have none, after assignments; a change of attempts or structure keeps the others. */
export const ensureProgress = (db: Executor, usuarios: readonly number[], planes: readonly number[]): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockPlanes(trx, planes, 'shared');
    const filter = { id_usuario: usuarios, id_planestudio: planes };
    await insertProgreso(trx, filter);
    await contarConvalidados(trx, filter);
  });

/** Locks the progress of a learner in a plan until the transaction ends; inserts it if missing. */
export async function lockProgress(trx: Executor, { id_usuario, id_planestudio }: Matricula): Promise<void> {
  if (await lockProgreso(trx, { id_usuario, id_planestudio })) return;
  await ensureProgress(trx, [id_usuario], [id_planestudio]);
  // Another transaction may have inserted the row: then the insert left it unlocked.
  await lockProgreso(trx, { id_usuario, id_planestudio });
}

const NOTHING: ProgresoDelta = { aprobados: 0, calificados: 0, suma_notas: 0, evaluaciones: 0 };

/**
 * Returns the progress after a graded attempt, for `SUMAR_TEMA` and `SUMAR_PLAN`; an occurrence that is not active leaves the totals of the
 * plan as they are.
 */
export function sumaAfter(before: ProgresoTema | undefined, attempt: IntentoCalificado, activa: boolean): Suma {
  const after = addIntento(before, attempt);
  return sumaOf(after, activa ? deltaOf(before, after) : NOTHING);
}

/** Recomputes the progress of one learner in one plan, after an annulment or its undoing. Call `lockProgress` first. */
export async function recomputeProgress(trx: Executor, { id_usuario, id_planestudio }: Matricula): Promise<void> {
  const filter = { id_usuario: [id_usuario], id_planestudio: [id_planestudio] };
  await rebuildProgresoTema(trx, filter);
  await writeProgreso(trx, filter);
}

/** People and plans of a recount. */
export interface Matriculas {
  readonly id_usuario: readonly number[];
  readonly id_planestudio: readonly number[];
}

/** Locks the progress of some people in some plans until the transaction ends, in the order of every writer. */
export const lockProgressOf = (trx: Executor, matriculas: Matriculas): Promise<void> => lockProgresos(trx, matriculas);

/** Recomputes the progress of some people in some plans, after their grades were corrected. Call `lockProgressOf` first. */
export async function recomputeProgressOf(trx: Executor, matriculas: Matriculas): Promise<void> {
  await rebuildProgresoTema(trx, matriculas);
  await writeProgreso(trx, matriculas);
}

/** Recomputes everything of some people, after their attempts or assignments went to others. */
export async function recountPeople(trx: Executor, usuarios: readonly number[]): Promise<void> {
  const filter = { id_usuario: usuarios };
  await lockPlanes(trx, await findPlanesDe(trx, usuarios), 'shared');
  await lockProgresos(trx, filter);
  await deleteSobrantes(trx, usuarios);
  await insertProgreso(trx, filter);
  await rebuildProgresoTema(trx, filter);
  await writeProgreso(trx, filter);
}

/** Recomputes the totals of the plans that contain some records of a level. */
export const refreshPlanesOf = async (trx: Executor, nivel: Nivel, ids: readonly number[]): Promise<void> =>
  refreshPlanes(trx, await planesOf(trx, nivel, ids));

/** Recomputes the totals of some plans, in the transaction that changed their structure. */
export const refreshPlanes = (db: Executor, planes: readonly number[]): Promise<void> =>
  inTransaction(db, async (trx) => {
    if (!planes.length) return;
    await lockPlanes(trx, planes, 'alone');
    await lockProgresos(trx, { id_planestudio: planes });
    await convalidar(trx, { id_planestudio: planes });
    await writeProgreso(trx, { id_planestudio: planes });
  });

/** Brings what approvals elsewhere give in some plans up to date, without the totals: for a trial that counts them itself. */
export const tryConvalidar = async (trx: Executor, planes: readonly number[]): Promise<void> => {
  if (planes.length) await convalidar(trx, { id_planestudio: planes });
};

/** Recomputes all progress from the attempts, and the sums of it; the result equals the incremental one (`progreso.test.ts`). */
export const rebuildProgress = (db: Executor, filter: ProgresoFilter = {}): Promise<void> =>
  inTransaction(db, async (trx) => {
    await lockAllProgreso(trx);
    await rebuildProgresoTema(trx, filter);
    await insertProgreso(trx, filter);
    await writeProgreso(trx, filter);
    await rebuildResumen(trx);
  });
