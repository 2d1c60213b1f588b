import { type Cartero, instantOf } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import type { Asignada } from '../asignar.repository.ts';
import { ensureAssigned } from '../asignar.service.ts';
import {
  findPorAvisarDeReglas,
  insertNuevosMiembros,
  type NuevosFilter,
  queuePlanes,
  takePendientes,
} from '../regla/regla-personas.repository.ts';
import { tellAssignments } from '../aviso/use-cases/write-avisos.ts';

/** People of one transaction of the job: the embedded database answers nobody meanwhile. */
const BATCH = 200;

/**
 * Assigns the plans of rules to people who meet them later, in the name of the rule's author (`docs/decisions/012`). Skips plans that are
 * inactive or ended before `today` (`YYYY-MM-DD`); a closed assignment stays closed. Writes to people of rules that notify (P27). Returns the
 * new assignments. Needs a transaction.
 */
export async function assignNewMembers(trx: Executor, cartero: Cartero, filter: NuevosFilter): Promise<readonly Asignada[]> {
  const { today } = cartero;
  const asignadas = await insertNuevosMiembros(trx, { filter, now: instantOf(cartero), today });
  if (!asignadas.length) return asignadas;
  await ensureAssigned(trx, asignadas);
  await tellAssignments(trx, cartero, await findPorAvisarDeReglas(trx, asignadas, today));
  return asignadas;
}

/**
 * Job of the rules: assigns their plans to everybody with values, plans or rules that changed since its last run, however they changed
 * (`docs/decisions/045`), some people in a transaction. Returns the number.
 */
export async function assignPending(db: Executor, cartero: Cartero): Promise<number> {
  await db.transaction().execute((trx) => queuePlanes(trx, cartero.today));
  let total = 0;
  for (;;) {
    const batch = await db.transaction().execute((trx) => assignBatch(trx, cartero));
    if (!batch) return total;
    total += batch.asignadas;
  }
}

async function assignBatch(trx: Executor, cartero: Cartero): Promise<{ readonly asignadas: number } | undefined> {
  const usuarios = await takePendientes(trx, BATCH);
  return usuarios.length ? { asignadas: (await assignNewMembers(trx, cartero, { usuarios })).length } : undefined;
}
