import { NOTIFICACION, type NotificacionEquipo } from '@portal/contract/notificacion';
import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { Receptor } from './push.crypto.ts';
import type { Silencio } from './silencio.rules.ts';

/** Key of the pair of keys for push services in table `secreto`. */
const VAPID = 'vapid';

/** Reads the pair of keys for push services; the first call stores `fresh`, and the first of several processes wins. */
export async function findVapid(db: Executor, fresh: () => string): Promise<string> {
  const stored = async () => (await db.selectFrom('secreto').select('valor').where('clave', '=', VAPID).executeTakeFirst())?.valor;
  const known = await stored();
  if (known !== undefined) return known;
  const row = { clave: VAPID, valor: fresh() };
  await db
    .insertInto('secreto')
    .values(row)
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .execute();
  return (await stored()) ?? row.valor;
}

/** Lists the browsers of a person. */
export const listEquipos = async (db: Executor, id_usuario: number) =>
  (
    await sql<Omit<NotificacionEquipo, 'navegador' | 'sistema'> & { readonly agente: string | null }>`
      select id_notificacion_equipo, huella, agente, fecha_creacion, silencio_desde, silencio_hasta from notificacion_equipo
      where id_usuario = ${id_usuario}::integer order by id_notificacion_equipo`.execute(db)
  ).rows;

/** Browser to store. */
export interface NuevoEquipo extends Receptor, Silencio {
  readonly id_usuario: number;
  readonly direccion: string;
  readonly huella: string;
  readonly agente: string | null;
  /** ISO 8601. */
  readonly now: string;
}

/**
 * Stores a browser, or its hours. One that another person used belongs to who uses it now, without what waited for the other. Returns false for a
 * person who has the most.
 */
export async function saveEquipo(trx: Executor, nuevo: NuevoEquipo): Promise<boolean> {
  const { id_usuario, direccion, huella, clave_publica, secreto, agente, silencio_desde, silencio_hasta, now } = nuevo;
  // People add one browser after another: without the lock several at once would exceed the limit.
  await trx.selectFrom('usuario').select('id_usuario').where('id_usuario', '=', id_usuario).forUpdate().executeTakeFirst();
  await sql`delete from notificacion_equipo where huella = ${huella} and id_usuario <> ${id_usuario}::integer`.execute(trx);
  const { numAffectedRows } = await sql`
    insert into notificacion_equipo as e (id_usuario, direccion, huella, clave_publica, secreto, agente, silencio_desde, silencio_hasta, fecha_creacion)
    select ${id_usuario}::integer, ${direccion}, ${huella}, ${clave_publica}, ${secreto}, ${agente}, ${silencio_desde}::smallint,
      ${silencio_hasta}::smallint, ${now}::timestamptz
    where (select count(*) from notificacion_equipo o where o.id_usuario = ${id_usuario}::integer and o.huella <> ${huella}) < ${NOTIFICACION.equipos}
    on conflict (huella) do update set clave_publica = excluded.clave_publica, secreto = excluded.secreto, agente = excluded.agente,
      silencio_desde = excluded.silencio_desde, silencio_hasta = excluded.silencio_hasta`.execute(trx);
  return numAffectedRows === 1n;
}

/** Deletes a browser of a person; false for none of theirs. */
export async function deleteEquipo(
  db: Executor,
  { id_usuario, id }: { readonly id_usuario: number; readonly id: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('notificacion_equipo')
    .where('id_notificacion_equipo', '=', id)
    .where('id_usuario', '=', id_usuario)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
