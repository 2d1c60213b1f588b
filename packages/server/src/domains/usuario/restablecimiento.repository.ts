import type { Executor } from '../../db/executor.ts';

interface NewLink {
  readonly id_usuario: number;
  /** Absent: a mailed link. */
  readonly tipo?: 'codigo';
  readonly token_hash: string;
  readonly fecha_creacion: string;
  readonly fecha_expiracion: string;
}

export async function insertLink(db: Executor, link: NewLink): Promise<void> {
  await db.insertInto('restablecimiento').values(link).execute();
}

/** Whose password a link may change: neither used nor expired, of an active person. */
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

/** Uses a link up; false when somebody was faster or it expired meanwhile. */
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

/** No earlier link of this person works any more (decision 7). */
export async function closeLinks(db: Executor, id_usuario: number, now: string): Promise<void> {
  await db
    .updateTable('restablecimiento')
    .set({ fecha_uso: now })
    .where('id_usuario', '=', id_usuario)
    .where('fecha_uso', 'is', null)
    .execute();
}
