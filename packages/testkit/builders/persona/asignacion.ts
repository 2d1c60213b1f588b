import type { Executor } from '@portal/server/src/db/executor.ts';
import type { AsignacionTable } from '@portal/server/src/db/tables/evaluaciones.ts';
import type { Insertable, Selectable } from 'kysely';
import { stamps } from '../counter.ts';

type AsignacionInput = Partial<Insertable<AsignacionTable>> & { readonly id_usuario: number; readonly id_planestudio: number };

/** Assigns a plan to a person, with the progress row that every assignment has: its total counts the plan's active occurrences. */
export async function buildAsignacion(db: Executor, input: AsignacionInput): Promise<Selectable<AsignacionTable>> {
  const row = await db
    .insertInto('asignacion')
    .values({ ...stamps(), ...input })
    .returningAll()
    .executeTakeFirstOrThrow();
  const { total } = await db
    .selectFrom('ocurrencia')
    .select((query) => query.fn.countAll<number>().as('total'))
    .where('id_planestudio', '=', input.id_planestudio)
    .where('activa', '=', true)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('progreso')
    .values({ id_usuario: input.id_usuario, id_planestudio: input.id_planestudio, total })
    .onConflict((conflict) => conflict.columns(['id_usuario', 'id_planestudio']).doNothing())
    .execute();
  return row;
}
