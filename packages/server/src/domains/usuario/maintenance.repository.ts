import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';

/** Returns whether a person is stored; with `username`, whether that person is stored and active. */
export async function hasUsuario(db: Executor, username?: string): Promise<boolean> {
  let query = db.selectFrom('usuario').select('id_usuario').limit(1);
  if (username) query = query.where('username', '=', username).where('codigo_estado', '=', 1);
  return (await query.executeTakeFirst()) !== undefined;
}

/** Active people who share one password hash. */
export interface SharedHash {
  readonly contrasenia_hash: string;
  readonly usernames: string[];
  readonly ids: number[];
}

/**
 * Finds the hashes of active people that several people share, or that one of `usernames` has. Salts differ, so only people inserted
 * together, like those of the demo, share a hash.
 */
export async function findSharedHashes(db: Executor, usernames: readonly string[]): Promise<SharedHash[]> {
  const { rows } = await sql<SharedHash>`
    select contrasenia_hash, array_agg(username order by id_usuario) as usernames, array_agg(id_usuario order by id_usuario) as ids
    from usuario where codigo_estado = 1 and contrasenia_hash is not null
    group by contrasenia_hash having count(*) > 1 or bool_or(username = any (${[...usernames]}::text[]))
    order by min(id_usuario)`.execute(db);
  return rows;
}

/** Sets people to "Cesado" from `today` on and removes their passwords. */
export async function ceaseWithoutPassword(
  db: Executor,
  ids: readonly number[],
  { today, now, usuario }: { today: string; now: string; usuario: string },
): Promise<void> {
  await sql`
    update usuario set codigo_estado = 2, fecha_cese = ${today}::date, contrasenia_hash = null,
      usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz, version = version + 1
    where id_usuario = any (${[...ids]}::integer[])`.execute(db);
}

/** Returns whether an active administrator of all companies is stored. */
export const hasAdministrator = async (db: Executor): Promise<boolean> =>
  (await db
    .selectFrom('usuario')
    .select('id_usuario')
    .where('codigo_estado', '=', 1)
    .where('indicador_admin', '=', 1)
    .where('indicador_alcance', '=', 0)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Returns whether anybody has this username, whatever its case. */
export const usernameTaken = async (db: Executor, username: string): Promise<boolean> =>
  (await sql`select 1 from usuario where lower(username) = lower(${username}) limit 1`.execute(db)).rows.length > 0;

/** Returns whether anybody has this code. */
export const codigoTaken = async (db: Executor, codigo_usuario: string): Promise<boolean> =>
  (await db.selectFrom('usuario').select('id_usuario').where('codigo_usuario', '=', codigo_usuario).executeTakeFirst()) !== undefined;

interface NewAdministrator {
  readonly username: string;
  readonly codigo_usuario: string;
  readonly contrasenia_hash: string;
  readonly now: string;
}

export async function insertAdministrator(
  db: Executor,
  { username, codigo_usuario, contrasenia_hash, now }: NewAdministrator,
): Promise<void> {
  await db
    .insertInto('usuario')
    .values({
      username,
      codigo_usuario,
      nombres: 'Administrador',
      tipo_documento: 'OTRO',
      indicador_admin: 1,
      contrasenia_hash,
      contrasenia_fecha: now,
      contrasenia_temporal: true,
      usuario_creacion: 'sistema',
      fecha_creacion: now,
      fecha_modificacion: now,
    })
    .execute();
}

/** Sets active people with a `fecha_cese` of `today` or earlier to "Cesado" and returns them (P82). */
export async function ceaseUsuarios(
  db: Executor,
  { today, now, usuario }: { today: string; now: string; usuario: string },
): Promise<{ id_usuario: number; fecha_cese: string | null }[]> {
  const { rows } = await sql<{ id_usuario: number; fecha_cese: string | null }>`
    update usuario set codigo_estado = 2, usuario_modificacion = ${usuario}, fecha_modificacion = ${now}::timestamptz, version = version + 1
    where codigo_estado = 1 and fecha_cese <= ${today}::date
    returning id_usuario, fecha_cese`.execute(db);
  return rows;
}
