import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';

/** Sign-in that passed the first factor and waits for the second. */
export interface Desafio {
  readonly id_usuario: number;
  readonly username: string;
  /** Provider of the first factor; null for the password. */
  readonly proveedor: string | null;
}

interface NewDesafio {
  readonly token_hash: string;
  readonly id_usuario: number;
  readonly proveedor: string | null;
  readonly fecha_expiracion: string;
}

/** Tries of one challenge; after them the person signs in again. */
const TRIES = 5;

export async function insertDesafio(db: Executor, desafio: NewDesafio): Promise<void> {
  await db.insertInto('desafio').values(desafio).execute();
}

/** Finds an open challenge of an active person. */
export const findDesafio = (db: Executor, token_hash: string, now: string): Promise<Desafio | undefined> =>
  db
    .selectFrom('desafio')
    .innerJoin('usuario', 'usuario.id_usuario', 'desafio.id_usuario')
    .select(['desafio.id_usuario', 'usuario.username', 'desafio.proveedor'])
    .where('token_hash', '=', token_hash)
    .where('fecha_expiracion', '>', now)
    .where('intentos', '<', TRIES)
    .where('usuario.codigo_estado', '=', 1)
    .executeTakeFirst();

/** Counts a try before it is made; false when the challenge has none left. */
export const tryDesafio = async (db: Executor, token_hash: string): Promise<boolean> =>
  (await sql`update desafio set intentos = intentos + 1 where token_hash = ${token_hash} and intentos < ${TRIES} returning 1`.execute(db))
    .rows.length > 0;

/** Uses up a challenge; false if it was used or closed meanwhile. */
export async function takeDesafio(db: Executor, token_hash: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('desafio').where('token_hash', '=', token_hash).executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Closes the open challenges of these people. */
export async function closeDesafios(db: Executor, usuarios: readonly number[]): Promise<void> {
  await sql`delete from desafio where id_usuario = any (${[...usuarios]}::integer[])`.execute(db);
}
