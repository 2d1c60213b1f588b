import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';

interface NewLink {
  readonly id_usuario: number;
  readonly token_hash: string;
  readonly fecha_creacion: string;
  readonly fecha_expiracion: string;
}

export async function insertLink(db: Executor, link: NewLink): Promise<void> {
  await db.insertInto('restablecimiento').values(link).execute();
}

/** Returns a function that inserts links or codes for several people with the same expiry. */
const insertsOf =
  (tipo: 'enlace' | 'codigo') =>
  async (
    db: Executor,
    keys: readonly Pick<NewLink, 'id_usuario' | 'token_hash'>[],
    { fecha_creacion, fecha_expiracion }: Pick<NewLink, 'fecha_creacion' | 'fecha_expiracion'>,
  ): Promise<void> => {
    await sql`
      insert into restablecimiento (id_usuario, tipo, token_hash, fecha_creacion, fecha_expiracion)
      select n.id_usuario, ${tipo}::text, n.token_hash, ${fecha_creacion}::timestamptz, ${fecha_expiracion}::timestamptz
      from unnest(${keys.map((key) => key.id_usuario)}::integer[], ${keys.map((key) => key.token_hash)}::text[])
        as n(id_usuario, token_hash)`.execute(db);
  };

export const insertLinks = insertsOf('enlace');
/** Inserts one-time codes. */
export const insertCodes = insertsOf('codigo');

/** Finds the active person of an unused, unexpired link or code. */
export function findLinkOwner(db: Executor, token_hash: string, now: string): Promise<{ id_usuario: number } | undefined> {
  return db
    .selectFrom('restablecimiento')
    .innerJoin('usuario', 'usuario.id_usuario', 'restablecimiento.id_usuario')
    .select('usuario.id_usuario')
    .where('token_hash', '=', token_hash)
    .where('fecha_uso', 'is', null)
    .where('fecha_expiracion', '>', now)
    .where('usuario.codigo_estado', '=', 1)
    .executeTakeFirst();
}

/** Marks a link as used; false if it was used or expired meanwhile. */
export async function consumeLink(db: Executor, token_hash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('restablecimiento')
    .set({ fecha_uso: now })
    .where('token_hash', '=', token_hash)
    .where('fecha_uso', 'is', null)
    .where('fecha_expiracion', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Invalidates all links and codes of these people (P7). */
export async function closeLinks(db: Executor, usuarios: readonly number[], now: string): Promise<void> {
  await sql`
    update restablecimiento set fecha_uso = ${now}::timestamptz
    where id_usuario = any (${[...usuarios]}::integer[]) and fecha_uso is null`.execute(db);
}
