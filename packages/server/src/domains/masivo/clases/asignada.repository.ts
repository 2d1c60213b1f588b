import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';

/** Use of an assignment since it was made. */
export interface Usada {
  readonly id_usuario: number;
  readonly motivo: 'cambiada' | 'empezada';
}

/** Returns the people with an assignment of these that was changed or begun since; in a transaction it locks them until the end, in the order of their ids. */
export async function findUsadas(db: Executor, ids: readonly number[]): Promise<ReadonlyMap<number, Usada['motivo']>> {
  if (!ids.length) return new Map();
  if (db.isTransaction)
    await sql`select from asignacion where id_asignacion = any (${[...ids]}::integer[]) order by id_asignacion for update`.execute(db);
  const { rows } = await sql<Usada>`
    select a.id_usuario, case when a.version > 1 then 'cambiada' else 'empezada' end as motivo from asignacion a
    where a.id_asignacion = any (${[...ids]}::integer[]) and (a.version > 1 or exists (
      select from evaluacion v where v.id_usuario = a.id_usuario and v.id_planestudio = a.id_planestudio and v.fecha_creacion >= a.fecha_apertura))`.execute(
    db,
  );
  return new Map(rows.map(({ id_usuario, motivo }) => [id_usuario, motivo]));
}

/** Removes assignments that nobody used. */
export const deleteAsignadas = async (trx: Executor, ids: readonly number[]): Promise<void> => {
  if (ids.length) await sql`delete from asignacion where id_asignacion = any (${[...ids]}::integer[])`.execute(trx);
};

/** Counts assignments by plan. */
export async function countPlanes(db: Executor, ids: readonly number[]): Promise<{ readonly nombre: string; readonly total: number }[]> {
  if (!ids.length) return [];
  const { rows } = await sql<{ nombre: string; total: number }>`
    select p.denominacion as nombre, count(*)::integer as total from asignacion a join planestudio p using (id_planestudio)
    where a.id_asignacion = any (${[...ids]}::integer[]) group by p.id_planestudio order by p.fecha_fin, p.id_planestudio`.execute(db);
  return rows;
}
