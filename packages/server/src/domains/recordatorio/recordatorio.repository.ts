import type { PlanQueAvisa } from '@portal/contract';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { type Dia, vencidos } from './vencidos.repository.ts';

/** Dates and levels of a plan. */
export type PlanConFechas = PlanQueAvisa & { readonly id_planestudio: number };

/** Lists the active plans that may remind on a day; with `id_planestudio` this one alone. */
export const findPlanesQueAvisan = async (db: Executor, today: string, id_planestudio: number | null): Promise<PlanConFechas[]> =>
  (
    await sql<PlanConFechas>`
      select id_planestudio, fecha_inicio, fecha_fin, notifica_nivel1, notifica_nivel2, notifica_nivel3 from planestudio
      where codigo_estado = 1 and ${today}::date between fecha_inicio and fecha_fin
        and (${id_planestudio}::integer is null or id_planestudio = ${id_planestudio}::integer)`.execute(db)
  ).rows;

export const isFeriado = async (db: Executor, today: string): Promise<boolean> =>
  (await db.selectFrom('feriado').select('id_feriado').where('fecha', '=', today).executeTakeFirst()) !== undefined;

/** Lists the readers to whom something is due. */
export const findDestinatarios = async (db: Executor, dia: Dia): Promise<number[]> =>
  (await sql<{ id: number }>`select distinct id_destinatario as id from (${vencidos(dia)}) v order by 1`.execute(db)).rows.map(
    ({ id }) => id,
  );

/** Counts the messages of a day, in whatever state. */
export const countDelDia = async (db: Executor, today: string): Promise<number> =>
  (
    await sql<{ total: number }>`select count(distinct id_correo)::integer as total from recordatorio where fecha = ${today}::date`.execute(
      db,
    )
  ).rows[0]?.total ?? 0;

/** Takes an advisory lock until the transaction ends: what another process told is seen before more is told to the same reader. */
export const lockRecordatorios = async (trx: Executor): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('recordatorio'))`.execute(trx);
};

/** Writes down what is due to these readers; returns the ids of the new rows. */
export const insertRecordatorios = async (trx: Executor, dia: Dia, destinatarios: readonly number[]): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      insert into recordatorio (id_asignacion, fecha_apertura, nivel, id_destinatario, rol, fecha)
      select id_asignacion, fecha_apertura, nivel, id_destinatario, rol, ${dia.today}::date from (${vencidos(dia, destinatarios)}) v
      order by id_destinatario, id_asignacion
      on conflict do nothing
      returning id_recordatorio as id`.execute(trx)
  ).rows.map(({ id }) => id);

/** Says which message tells which rows. */
export async function linkCorreos(trx: Executor, links: readonly { id_recordatorio: number; id_correo: number }[]): Promise<void> {
  await sql`
    update recordatorio r set id_correo = n.id_correo
    from json_to_recordset(${JSON.stringify(links)}::json) as n(id_recordatorio bigint, id_correo bigint)
    where r.id_recordatorio = n.id_recordatorio`.execute(trx);
}
