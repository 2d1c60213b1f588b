import { type Prorroga, PRORROGA_MOSTRADOS } from '@portal/contract/asignacion';
import { sql } from 'kysely';
import { limiteDe, terminadoDe } from '../../../db/cifras.ts';
import type { Executor } from '../../../db/executor.ts';
import { isReachable } from '../../../db/person-conditions.ts';
import { JUNTO } from '../aviso/cola-aviso.repository.ts';
import type { Cambio, Plazo } from './prorroga.rules.ts';

/** Reads deadlines of assignments, in order of id. */
export const findPlazos = async (db: Executor, ids: readonly number[]): Promise<Plazo[]> =>
  (
    await sql<Plazo>`
      select a.id_asignacion, a.id_usuario, a.id_planestudio, a.codigo_estado = 1 and u.codigo_estado = 1 and p.codigo_estado = 1 as abierta,
        ${terminadoDe('g')} as terminada, (${limiteDe('a', 'p')})::text as limite, coalesce(a.fecha_plazo, p.fecha_fin)::text as base,
        ${isReachable('u')} as con_correo
      from asignacion a join usuario u using (id_usuario) join planestudio p using (id_planestudio)
      left join progreso g on g.id_usuario = a.id_usuario and g.id_planestudio = a.id_planestudio
      where a.id_asignacion = any (${[...ids]}::integer[]) order by a.id_asignacion`.execute(db)
  ).rows;

/** Names of the first of some people, in the order of names. */
export const findNombres = async (db: Executor, usuarios: readonly number[]): Promise<string[]> =>
  (
    await sql<{ personal: string }>`
      select personal from usuario where id_usuario = any (${[...usuarios]}::integer[])
      order by orden_texto(personal) collate "C", id_usuario limit ${PRORROGA_MOSTRADOS}`.execute(db)
  ).rows.map(({ personal }) => personal);

/** How and by whom. */
export interface Sello {
  readonly via: Prorroga['via'];
  readonly usuario: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Stores new deadlines with their history. */
export async function saveProrrogas(trx: Executor, cambios: readonly Cambio[], { via, usuario, now }: Sello): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(cambios)}::json) as n(id_asignacion integer, antes date, nueva date, retirada boolean, motivo text)`;
  await sql`
    insert into prorroga (id_asignacion, id_usuario, fecha_apertura, fecha_antes, fecha_nueva, retirada, motivo, via, usuario_creacion, fecha_creacion)
    select a.id_asignacion, a.id_usuario, a.fecha_apertura, n.antes, n.nueva, n.retirada, n.motivo, ${via}, ${usuario}, ${now}::timestamptz
    from ${rows} join asignacion a using (id_asignacion) order by a.id_asignacion`.execute(trx);
  await sql`
    update asignacion a set fecha_prorroga = case when n.retirada then null else n.nueva end, usuario_modificacion = ${usuario},
      fecha_modificacion = ${now}::timestamptz, version = a.version + 1
    from ${rows} where a.id_asignacion = n.id_asignacion`.execute(trx);
}

interface Envio {
  readonly lote: number;
  /** ISO 8601. */
  readonly now: string;
}

/** Queues a letter about another deadline to the people of assignments whom a letter reaches. */
export async function queueProrrogas(trx: Executor, cambios: readonly Cambio[], { lote, now }: Envio): Promise<void> {
  await sql`
    insert into aviso_pendiente (id_asignacion, id_usuario, lote, cambio, fin_antes, proximo)
    select a.id_asignacion, a.id_usuario, ${lote}::integer, true, n.antes, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(cambios)}::json) as n(id_asignacion integer, antes date)
    join asignacion a using (id_asignacion) join usuario u using (id_usuario) where ${isReachable('u')}
    order by a.id_usuario, a.id_asignacion
    ${JUNTO}`.execute(trx);
}

/** Lists the extensions of an assignment, the newest first. */
export const findProrrogas = async (db: Executor, id_asignacion: number): Promise<Prorroga[]> =>
  (
    await sql<Prorroga>`
      select r.id_prorroga, r.fecha_antes, r.fecha_nueva, r.retirada, r.motivo, r.via, coalesce(u.personal, r.usuario_creacion) as autor,
        r.fecha_creacion
      from prorroga r left join usuario u on u.id_usuario = r.id_usuario_creacion
      where r.id_asignacion = ${id_asignacion} order by r.id_prorroga desc`.execute(db)
  ).rows;
