import { type Context, instantOf } from '../../../core/context.ts';
import type { Executor } from '../../../db/executor.ts';
import { ensureAssigned } from '../asignar.service.ts';
import { insertNuevosMiembros, type NuevosFilter, queuePlanes, takePendientes } from '../regla-personas.repository.ts';

type Moment = Pick<Context, 'now' | 'today'>;

/** People of one transaction of the job: the embedded database answers nobody meanwhile. */
const BATCH = 200;

/**
 * Assigns the plans of rules to people who meet them later, in the name of the rule's author (`docs/decisions/012`). Skips plans that
 * are inactive or ended before `today` (`YYYY-MM-DD`); a closed assignment stays closed. Returns the number. Needs a transaction.
 */
export async function assignNewMembers(trx: Executor, { now, today }: Moment, filter: NuevosFilter): Promise<number> {
  const asignadas = await insertNuevosMiembros(trx, { filter, now: instantOf({ now }), today });
  await ensureAssigned(trx, asignadas);
  return asignadas.length;
}

/**
 * Job of the rules: assigns their plans to everybody whose values, plans or rules changed since its last run, however they changed
 * (`docs/decisions/045`), some people in a transaction. Returns the number.
 */
export async function assignPending(db: Executor, moment: Moment): Promise<number> {
  await db.transaction().execute((trx) => queuePlanes(trx, moment.today));
  let total = 0;
  for (;;) {
    const batch = await db.transaction().execute((trx) => assignBatch(trx, moment));
    if (!batch) return total;
    total += batch.asignadas;
  }
}

async function assignBatch(trx: Executor, moment: Moment): Promise<{ readonly asignadas: number } | undefined> {
  const usuarios = await takePendientes(trx, BATCH);
  return usuarios.length ? { asignadas: await assignNewMembers(trx, moment, { usuarios }) } : undefined;
}
