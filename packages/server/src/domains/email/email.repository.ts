import { type Insertable, type Selectable, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { CorreoTable } from '../../db/tables/sistema.ts';

/** What stays of a token, in a regular expression of PostgreSQL. */
const HIDDEN = '\\1…';

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

/** Inserts messages into the outbox; skips those of a known `clave`. Returns the ids of the others by `clave`. */
export async function insertCorreos(db: Executor, correos: readonly Insertable<CorreoTable>[]): Promise<ReadonlyMap<string, number>> {
  if (!correos.length) return new Map();
  const { rows } = await sql<Pick<Correo, 'id_correo' | 'clave'>>`
    insert into correo (clave, tipo, destinatario, asunto, texto, html, id_usuario, id_planestudio, nivel, lote, estado, proximo_intento, fecha_creacion)
    select clave, tipo, destinatario, asunto, texto, html, id_usuario, id_planestudio, nivel, lote, coalesce(estado, 'pendiente'), proximo_intento,
      fecha_creacion
    from json_populate_recordset(null::correo, ${JSON.stringify(correos)}::json)
    on conflict (clave) do nothing
    returning id_correo, clave`.execute(db);
  return new Map(rows.map(({ id_correo, clave }) => [clave, id_correo]));
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

/** Marks a message as sent; `texto` and `html` replace what it said, without its secrets. */
export async function markSent(
  db: Executor,
  { id_correo, texto, html }: Pick<Correo, 'id_correo' | 'texto' | 'html'>,
  now: string,
): Promise<void> {
  await db
    .updateTable('correo')
    .set({ estado: 'enviado', fecha_envio: now, ultimo_error: null, texto, html })
    .where('id_correo', '=', id_correo)
    .execute();
}

/** Hides the tokens in unsent messages of this kind made before `before`. */
export async function hideTokensBefore(db: Executor, tipo: string, before: string): Promise<void> {
  await sql`
    update correo set texto = regexp_replace(texto, '(token=)[[:alnum:]_-]{20,}', ${HIDDEN}, 'g'),
      html = regexp_replace(html, '(token=)[[:alnum:]_-]{20,}', ${HIDDEN}, 'g')
    where tipo = ${tipo} and fecha_creacion < ${before}::timestamptz and texto ~ 'token=[[:alnum:]_-]{20,}'`.execute(db);
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
