import type { Insertable, Selectable } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { CorreoTable } from '../../db/tables/sistema.ts';

export type Correo = Selectable<CorreoTable>;

/** Inserts a message into the outbox; false if one of the same `clave` exists (P42). */
export async function insertCorreo(db: Executor, correo: Insertable<CorreoTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('correo')
    .values(correo)
    .onConflict((conflict) => conflict.column('clave').doNothing())
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows) > 0;
}

export async function hasDue(db: Executor, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('correo')
    .select('id_correo')
    .where('estado', '=', 'pendiente')
    .where('proximo_intento', '<=', now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Claims the next due message until `until` and counts an attempt, before it is sent; other workers skip it. One statement, because a
 * transaction would hold the embedded database's only connection while the mail server answers.
 */
export function claimCorreo(db: Executor, { now, until }: { now: string; until: string }): Promise<Correo | undefined> {
  return db
    .updateTable('correo')
    .set((eb) => ({ intentos: eb('intentos', '+', 1), proximo_intento: until }))
    .where('id_correo', '=', (query) =>
      query
        .selectFrom('correo')
        .select('id_correo')
        .where('estado', '=', 'pendiente')
        .where('proximo_intento', '<=', now)
        .orderBy('proximo_intento')
        .orderBy('id_correo')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function markSent(db: Executor, { id_correo }: Correo, now: string): Promise<void> {
  await db
    .updateTable('correo')
    .set({ estado: 'enviado', fecha_envio: now, ultimo_error: null })
    .where('id_correo', '=', id_correo)
    .execute();
}

/** Records a failed attempt; without `retry` sets the message to "fallido". */
export async function markFailed(
  db: Executor,
  { id_correo }: Correo,
  { error, retry }: { error: string; retry: string | null },
): Promise<void> {
  const values = { ultimo_error: error, ...(retry ? { proximo_intento: retry } : { estado: 'fallido' }) };
  await db.updateTable('correo').set(values).where('id_correo', '=', id_correo).execute();
}
