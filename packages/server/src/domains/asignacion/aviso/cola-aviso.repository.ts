import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { isReachable } from '../../../db/person-conditions.ts';

/** Assignment with a notice to its person in the queue. */
export interface AvisoPendiente {
  readonly id_asignacion: number;
  readonly id_usuario: number;
  readonly lote: number;
  readonly cambio: boolean;
  readonly temas: readonly number[];
  readonly fin_antes: string | null;
}

interface Envio {
  readonly lote: number;
  /** ISO 8601. */
  readonly now: string;
}

/** Merges a new notice with a queued one into one letter: due at once if the new one or both are about the assignment itself. */
export const JUNTO = sql`
  on conflict (id_asignacion) do update set cambio = aviso_pendiente.cambio and excluded.cambio,
    temas = array(select distinct tema from unnest(aviso_pendiente.temas || excluded.temas) tema order by tema),
    fin_antes = coalesce(aviso_pendiente.fin_antes, excluded.fin_antes),
    lote = case when excluded.cambio then aviso_pendiente.lote else excluded.lote end, proximo = case when aviso_pendiente.cambio and excluded.cambio then aviso_pendiente.proximo else least(aviso_pendiente.proximo, excluded.proximo) end`;

/** Queues a notice of assignments to those of their people whom a letter reaches; returns the number of people. */
export const queueAvisos = async (trx: Executor, asignaciones: readonly number[], { lote, now }: Envio): Promise<number> =>
  (
    await sql<{ total: number }>`
      with encolada as (
        insert into aviso_pendiente (id_asignacion, id_usuario, lote, proximo)
        select a.id_asignacion, a.id_usuario, ${lote}::integer, ${now}::timestamptz from asignacion a join usuario u using (id_usuario)
        where a.id_asignacion = any (${[...asignaciones]}::integer[]) and u.codigo_estado = 1 and ${isReachable('u')}
        order by a.id_usuario, a.id_asignacion
        ${JUNTO} returning id_usuario)
      select count(distinct id_usuario)::integer as total from encolada`.execute(trx)
  ).rows[0]!.total;

/** How many notices to take at least one of each person, of one bulk send or of all that are due. */
export interface Cuales {
  readonly limit: number;
  readonly lote?: number;
}

/** Takes due notices, oldest first, all of a person together; passes over those that another process takes. */
export const takeAvisos = async (trx: Executor, { limit, lote }: Cuales, now: string): Promise<AvisoPendiente[]> =>
  (
    await sql<AvisoPendiente>`
      delete from aviso_pendiente where id_aviso_pendiente in (
        select id_aviso_pendiente from aviso_pendiente where proximo <= ${now}::timestamptz and id_usuario in (
          select id_usuario from aviso_pendiente where proximo <= ${now}::timestamptz and ${lote === undefined ? sql`true` : sql`lote = ${lote}`}
          order by id_aviso_pendiente limit ${limit})
        order by id_aviso_pendiente for update skip locked)
      returning id_asignacion, id_usuario, lote, cambio, temas, fin_antes::text`.execute(trx)
  ).rows;

interface Maniana {
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly zona: string;
}

/** Puts notices back until eight o'clock of the next day in the portal's time zone. */
export const postponeAvisos = async (trx: Executor, avisos: readonly AvisoPendiente[], { today, zona }: Maniana): Promise<void> => {
  await sql`
    insert into aviso_pendiente (id_asignacion, id_usuario, lote, cambio, temas, fin_antes, proximo)
    select n.*, (${today}::date + 1 + time '08:00') at time zone ${zona}::text
    from json_to_recordset(${JSON.stringify(avisos)}::json) as n(
      id_asignacion integer, id_usuario integer, lote integer, cambio boolean, temas integer[], fin_antes date)
    ${JUNTO}`.execute(trx);
};

/** Returns which of the people have a letter about assignments of this day, sent or about to be sent. */
export const findAvisadosHoy = async (trx: Executor, usuarios: readonly number[], today: string): Promise<number[]> =>
  (
    await sql<{ id_usuario: number }>`
      select distinct a.id_usuario from asignacion a join aviso_asignacion v using (id_asignacion) join correo c using (id_correo)
      where a.id_usuario = any (${[...usuarios]}::integer[]) and v.fecha = ${today}::date and c.estado in ('pendiente', 'retenido', 'enviado')`.execute(
      trx,
    )
  ).rows.map(({ id_usuario }) => id_usuario);
