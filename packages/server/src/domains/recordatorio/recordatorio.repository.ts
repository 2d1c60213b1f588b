import type { PlanQueAvisa } from '@portal/contract/recordatorio';
import { type Selectable, sql } from 'kysely';
import { limiteDe } from '../../db/cifras.ts';
import type { Executor } from '../../db/executor.ts';
import type { RecordatorioTable } from '../../db/tables/avisos.ts';
import { type Dia, vencidos } from './vencidos.repository.ts';

/** Deadline that people have in a plan, with its start and levels; `fecha_limite` is their own day, null the end of the plan. */
export type PlazoQueAvisa = PlanQueAvisa & { readonly id_planestudio: number; readonly fecha_limite: string | null };

/** Lists the deadlines of active plans that may remind on a day; with `id_planestudio` those of this one alone. */
export const findPlazosQueAvisan = async (db: Executor, today: string, id_planestudio: number | null): Promise<PlazoQueAvisa[]> =>
  (
    await sql<PlazoQueAvisa>`
      select p.id_planestudio, p.fecha_inicio, ${limiteDe('a', 'p')} as fecha_fin, a.fecha_limite, p.notifica_nivel1, p.notifica_nivel2, p.notifica_nivel3
      from planestudio p
      cross join lateral (select null::date as fecha_limite union select r.fecha_limite from resumen_plazo r where r.id_planestudio = p.id_planestudio) a
      where p.codigo_estado = 1 and ${today}::date between p.fecha_inicio and ${limiteDe('a', 'p')}
        and (${id_planestudio}::integer is null or p.id_planestudio = ${id_planestudio}::integer)`.execute(db)
  ).rows;

export const isFeriado = async (db: Executor, today: string): Promise<boolean> =>
  (await db.selectFrom('feriado').select('id_feriado').where('fecha', '=', today).executeTakeFirst()) !== undefined;

/** One row that is due: an opening of an assignment, its level, and who hears of it. */
export type Vencido = Pick<Selectable<RecordatorioTable>, 'id_asignacion' | 'nivel' | 'id_destinatario' | 'rol'>;

/** Lists what is due, by reader. Asked once for a run: the whole portal is judged in one statement, which no batch repeats. */
export const findVencidos = async (db: Executor, dia: Dia): Promise<Vencido[]> =>
  (
    await sql<Vencido>`
      select id_asignacion, nivel, id_destinatario, rol from (${vencidos(dia)}) v order by id_destinatario, id_asignacion`.execute(db)
  ).rows;

/** Counts the messages of a day, in whatever state, without those for which bosses asked. */
export const countDelDia = async (db: Executor, today: string): Promise<number> =>
  (
    await sql<{
      total: number;
    }>`select count(distinct id_correo)::integer as total from recordatorio where fecha = ${today}::date and nivel > 0`.execute(db)
  ).rows[0]?.total ?? 0;

/** Takes an advisory lock until the transaction ends: a process sees the reminders of another before it writes more to the same reader. */
export const lockRecordatorios = async (trx: Executor): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('recordatorio'))`.execute(trx);
};

/**
 * Stores reminders that are due to some readers; returns the ids of the new rows. Leaves out readers whom another process reminded today, and
 * assignments closed or finished since they were found.
 */
export const insertRecordatorios = async (trx: Executor, today: string, filas: readonly Vencido[]): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      insert into recordatorio (id_asignacion, fecha_apertura, nivel, id_destinatario, rol, fecha)
      select n.id_asignacion, a.fecha_apertura, n.nivel, n.id_destinatario, n.rol, ${today}::date
      from json_to_recordset(${JSON.stringify(filas)}::json) as n(id_asignacion integer, nivel smallint, id_destinatario integer, rol text)
      join asignacion a on a.id_asignacion = n.id_asignacion and a.codigo_estado = 1
      join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio and g.aprobados < g.total
      join usuario r on r.id_usuario = n.id_destinatario and r.codigo_estado = 1
      where not exists (select from recordatorio x where x.id_destinatario = n.id_destinatario and x.fecha = ${today}::date)
      order by n.id_destinatario, n.id_asignacion
      on conflict do nothing
      returning id_recordatorio as id`.execute(trx)
  ).rows.map(({ id }) => id);

/** Stores the message of each row. */
export async function linkCorreos(trx: Executor, links: readonly { id_recordatorio: number; id_correo: number }[]): Promise<void> {
  await sql`
    update recordatorio r set id_correo = n.id_correo
    from json_to_recordset(${JSON.stringify(links)}::json) as n(id_recordatorio bigint, id_correo bigint)
    where r.id_recordatorio = n.id_recordatorio`.execute(trx);
}
