import { type Insertable, type Selectable, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import type { CorreoTable } from '../../db/tables/sistema.ts';

/** Replacement of a token: its prefix and an ellipsis. */
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

/** Returns the number of a new bulk send. */
export const nextLote = async (db: Executor): Promise<number> =>
  (await sql<{ lote: number }>`select nextval('correo_lotes')::integer as lote`.execute(db)).rows[0]!.lote;

/** Returns whether a message is due, from the index of the waiting ones. */
export async function hasDue(db: Executor, now: string): Promise<boolean> {
  const { rows } = await sql`select from correo where estado = 'pendiente' and proximo_intento <= ${now}::timestamptz limit 1`.execute(db);
  return rows.length > 0;
}

/** Claimed message, and whether the person's address was returned by a mail server. */
export type Reclamado = Correo & { readonly rebota: boolean };

/**
 * Claims the next due message until `until` and counts an attempt, before it is sent; other workers skip it. One statement, because a
 * transaction would hold the embedded database's only connection while the mail server answers. The state is a literal, not a parameter,
 * so that the planner can use the partial index of the waiting messages.
 */
export const claimCorreo = async (db: Executor, { now, until }: { now: string; until: string }): Promise<Reclamado | undefined> =>
  (
    await sql<Reclamado>`
      update correo c set intentos = intentos + 1, proximo_intento = ${until}::timestamptz
      where id_correo = (
        select id_correo from correo where estado = 'pendiente' and proximo_intento <= ${now}::timestamptz
        order by proximo_intento, id_correo limit 1 for update skip locked)
      returning c.*, exists (select from usuario u where u.id_usuario = c.id_usuario and u.correo_rebotado = c.destinatario) as rebota`.execute(
      db,
    )
  ).rows[0];

/** Marks a message as sent; `texto` and `html` replace what it said, without its secrets; its file goes. */
export async function markSent(
  db: Executor,
  { id_correo, texto, html }: Pick<Correo, 'id_correo' | 'texto' | 'html'>,
  now: string,
): Promise<void> {
  await db
    .updateTable('correo')
    .set({ estado: 'enviado', fecha_envio: now, ultimo_error: null, texto, html, adjunto: null, adjunto_nombre: null, adjunto_tipo: null })
    .where('id_correo', '=', id_correo)
    .execute();
}

/** Makes waiting messages due now if their next attempt is after `latest`, the latest possible moment. */
export async function bringForward(db: Executor, { now, latest }: { readonly now: string; readonly latest: string }): Promise<void> {
  await sql`update correo set proximo_intento = ${now}::timestamptz
    where estado = 'pendiente' and proximo_intento > ${latest}::timestamptz`.execute(db);
}

/** Hides the tokens in unsent messages of this kind made before `before`. */
export async function hideTokensBefore(db: Executor, tipo: string, before: string): Promise<void> {
  await sql`
    update correo set texto = regexp_replace(texto, '(token=)[[:alnum:]_-]{20,}', ${HIDDEN}, 'g'),
      html = regexp_replace(html, '(token=)[[:alnum:]_-]{20,}', ${HIDDEN}, 'g')
    where tipo = ${tipo} and fecha_creacion < ${before}::timestamptz and texto ~ 'token=[[:alnum:]_-]{20,}'`.execute(db);
}

/** State of a message after an attempt that did not send it. */
export type Fallo =
  | { readonly estado: 'pendiente'; readonly error: string; readonly proximo_intento: string; readonly intentos: number }
  | { readonly estado: 'fallido' | 'rebotado'; readonly error: string };

/** Records an attempt that did not send a message. One that was discarded meanwhile stays discarded. */
export async function markFailed(db: Executor, id_correo: number, { error, ...values }: Fallo): Promise<void> {
  await db
    .updateTable('correo')
    .set({ ultimo_error: error, ...values })
    .where('id_correo', '=', id_correo)
    .where('estado', '=', 'pendiente')
    .execute();
}
