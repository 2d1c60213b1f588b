import type { LlaveAcceso } from '@portal/contract/sesion';
import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import type { Conocida, NuevaLlave, UsoLlave } from './llave.crypto.ts';

/** Passkey with its active owner. */
export interface Llave {
  readonly id_llave: number;
  readonly id_usuario: number;
  readonly username: string;
  readonly clave_publica: Buffer;
  readonly contador: number;
  readonly nombre: string;
}

/** Lists the passkeys of a person, the oldest first. */
export const listLlaves = async (db: Executor, id_usuario: number): Promise<LlaveAcceso[]> =>
  (
    await sql<LlaveAcceso>`
      select id_llave, nombre, respaldada, fecha_creacion, fecha_uso from llave where id_usuario = ${id_usuario} order by id_llave`.execute(
      db,
    )
  ).rows;

/** Lists the credentials of a person, the oldest first. */
export const listCredenciales = async (db: Executor, id_usuario: number): Promise<Conocida[]> =>
  (
    await sql<Conocida>`
      select credencial, transportes from llave where id_usuario = ${id_usuario} order by id_llave`.execute(db)
  ).rows;

/** Finds a passkey by its credential id, of an active person. */
export const findLlave = (db: Executor, credencial: string): Promise<Llave | undefined> =>
  db
    .selectFrom('llave')
    .innerJoin('usuario', 'usuario.id_usuario', 'llave.id_usuario')
    .select(['id_llave', 'llave.id_usuario', 'usuario.username', 'clave_publica', 'contador', 'nombre'])
    .where('credencial', '=', credencial)
    .where('usuario.codigo_estado', '=', 1)
    .executeTakeFirst();

interface NewLlave extends NuevaLlave {
  readonly id_usuario: number;
  readonly transportes: string[];
  readonly nombre: string;
  readonly fecha_creacion: string;
}

/** Inserts a passkey; undefined if its credential is registered, by whomever. */
export const insertLlave = async (db: Executor, llave: NewLlave): Promise<number | undefined> =>
  (
    await db
      .insertInto('llave')
      .values(llave)
      .onConflict((conflict) => conflict.column('credencial').doNothing())
      .returning('id_llave')
      .executeTakeFirst()
  )?.id_llave;

/**
 * Stores a use of a passkey if its counter went on, or it has none; false if the counter did not or the passkey is gone. Locks the row, so
 * that its removal waits for the session that this use opens.
 */
export const useLlave = async (
  db: Executor,
  { id_llave, contador, respaldada }: UsoLlave & { readonly id_llave: number },
  now: string,
): Promise<boolean> =>
  (
    await sql`
      update llave set contador = ${contador}, respaldada = ${respaldada}, fecha_uso = ${now}::timestamptz
      where id_llave = ${id_llave} and (contador < ${contador} or (contador = 0 and ${contador} = 0)) returning id_llave`.execute(db)
  ).rows.length > 0;

/** Deletes a passkey of a person; returns its name, undefined for another person's. */
export const deleteLlave = async (
  db: Executor,
  { id_llave, id_usuario }: Pick<Llave, 'id_llave' | 'id_usuario'>,
): Promise<string | undefined> =>
  (
    await db
      .deleteFrom('llave')
      .where('id_llave', '=', id_llave)
      .where('id_usuario', '=', id_usuario)
      .returning('nombre')
      .executeTakeFirst()
  )?.nombre;

/** Deletes all passkeys of a person; returns whether there was one. */
export async function deleteLlaves(db: Executor, id_usuario: number): Promise<boolean> {
  const { rows } = await sql`delete from llave where id_usuario = ${id_usuario} returning id_llave`.execute(db);
  return rows.length > 0;
}

/** Uses up a challenge until it expires; false if it was answered before. */
export async function spendReto(db: Executor, reto_hash: string, fecha_expiracion: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('reto_usado')
    .values({ reto_hash, fecha_expiracion })
    .onConflict((conflict) => conflict.column('reto_hash').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}
