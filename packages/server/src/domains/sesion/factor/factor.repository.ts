import { sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';

/** State of a person's second factor. */
export interface EstadoFactor {
  readonly fecha_activacion: string;
  /** Recovery codes that were not used. */
  readonly codigos: number;
}

/** Reads the active second factor of a person. */
export const findFactor = async (db: Executor, id_usuario: number): Promise<EstadoFactor | undefined> =>
  (
    await sql<EstadoFactor>`
      select f.fecha_activacion,
        (select count(*)::integer from codigo_recuperacion c where c.id_usuario = f.id_usuario and c.fecha_uso is null) as codigos
      from segundo_factor f where f.id_usuario = ${id_usuario} and f.fecha_activacion is not null`.execute(db)
  ).rows[0];

/** Second factors that a person has: codes of an app, passkeys. */
export interface Factores {
  readonly codigo: boolean;
  readonly llave: boolean;
}

/** Reads which second factors a person has. */
export const factoresOf = async (db: Executor, id_usuario: number): Promise<Factores> =>
  (
    await sql<Factores>`
      select exists (select from segundo_factor where id_usuario = ${id_usuario} and fecha_activacion is not null) as codigo,
        exists (select from llave where id_usuario = ${id_usuario}) as llave`.execute(db)
  ).rows[0]!;

/** Returns whether a person has a second factor. */
export async function hasFactor(db: Executor, id_usuario: number): Promise<boolean> {
  const { codigo, llave } = await factoresOf(db, id_usuario);
  return codigo || llave;
}

/** Reads the secret of a person, of an active factor or of one that waits for its first code. */
export const findSecreto = async (db: Executor, id_usuario: number, estado: 'activo' | 'pendiente'): Promise<string | undefined> =>
  (
    await db
      .selectFrom('segundo_factor')
      .select('secreto')
      .where('id_usuario', '=', id_usuario)
      .where('fecha_activacion', estado === 'activo' ? 'is not' : 'is', null)
      .executeTakeFirst()
  )?.secreto;

/** Stores the secret of a factor that waits for its first code, in place of an earlier one; false if one is active. */
export async function beginFactor(db: Executor, id_usuario: number, { secreto, now }: { secreto: string; now: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('segundo_factor')
    .values({ id_usuario, secreto, fecha_creacion: now })
    .onConflict((conflict) =>
      conflict.column('id_usuario').doUpdateSet({ secreto, fecha_creacion: now }).where('segundo_factor.fecha_activacion', 'is', null),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

interface Activation {
  readonly secreto: string;
  readonly paso: number;
  readonly now: string;
}

/** Activates a factor if its secret is still this one; returns whether. */
export async function activateFactor(db: Executor, id_usuario: number, { secreto, paso, now }: Activation): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('segundo_factor')
    .set({ fecha_activacion: now, ultimo_paso: paso })
    .where('id_usuario', '=', id_usuario)
    .where('secreto', '=', secreto)
    .where('fecha_activacion', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Steps that the clocks of two processes and of a phone may be apart. */
const SKEWED_STEPS = 10;

/**
 * Uses up a time step: false if its code, or a later one, was accepted before, also by another process at this moment. A last step far
 * ahead was accepted while the clock ran ahead: it would lock the person out until then.
 */
export async function spendPaso(db: Executor, id_usuario: number, { paso, secreto }: { paso: number; secreto: string }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('segundo_factor')
    .set({ ultimo_paso: paso })
    .where('id_usuario', '=', id_usuario)
    .where('secreto', '=', secreto)
    .where('fecha_activacion', 'is not', null)
    .where((where) => where.or([where('ultimo_paso', '<', paso), where('ultimo_paso', '>', paso + SKEWED_STEPS)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Uses up a recovery code; false for an unknown or used one. */
export async function spendRecuperacion(
  db: Executor,
  id_usuario: number,
  { codigo_hash, now }: { codigo_hash: string; now: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('codigo_recuperacion')
    .set({ fecha_uso: now })
    .where('id_usuario', '=', id_usuario)
    .where('codigo_hash', '=', codigo_hash)
    .where('fecha_uso', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Replaces the recovery codes of a person. */
export async function replaceRecuperacion(db: Executor, id_usuario: number, hashes: readonly string[]): Promise<void> {
  await sql`delete from codigo_recuperacion where id_usuario = ${id_usuario}`.execute(db);
  await sql`
    insert into codigo_recuperacion (id_usuario, codigo_hash)
    select ${id_usuario}::integer, codigo_hash from unnest(${[...hashes]}::text[]) as codigo_hash`.execute(db);
}

/** Deletes the second factor of a person with its codes; returns whether there was an active one. */
export async function deleteFactor(db: Executor, id_usuario: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('segundo_factor')
    .where('id_usuario', '=', id_usuario)
    .where('fecha_activacion', 'is not', null)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
