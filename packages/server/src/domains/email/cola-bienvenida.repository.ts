import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, type Scope } from '../../db/scope.ts';

/** Person whose welcome letter has yet to be written, and its bulk send. */
export interface PorEscribir {
  readonly id_usuario: number;
  readonly lote: number;
}

/** Returns whether any welcome letter has yet to be written. */
export const hasPorEscribir = async (db: Executor): Promise<boolean> =>
  (await sql`select from bienvenida_pendiente limit 1`.execute(db)).rows.length > 0;

/** Takes welcome letters to write, of one bulk send or of all, oldest first; passes over those that another process takes. */
export const takePorEscribir = async (trx: Executor, { limit, lote }: { readonly limit: number; readonly lote?: number }) =>
  (
    await sql<PorEscribir>`
      delete from bienvenida_pendiente where id_bienvenida_pendiente in (
        select id_bienvenida_pendiente from bienvenida_pendiente ${lote === undefined ? sql`` : sql`where lote = ${lote}`}
        order by id_bienvenida_pendiente limit ${limit} for update skip locked)
      returning id_usuario, lote`.execute(trx)
  ).rows;

/** Takes all that a bulk send has yet to write to people of the scope; waits for those that are being written. */
export const cancelPorEscribir = async (trx: Executor, scope: Scope, lote: number): Promise<PorEscribir[]> =>
  (
    await sql<PorEscribir>`
      delete from bienvenida_pendiente b where b.lote = ${lote} and ${accountInScope(scope, 'b.id_usuario')} returning b.id_usuario, b.lote`.execute(
      trx,
    )
  ).rows;

/** Counts what a bulk send has yet to write to people of the scope. */
export const countPorEscribir = async (db: Executor, scope: Scope, lote: number): Promise<number> =>
  (
    await sql<{ total: number }>`
      select count(*)::integer as total from bienvenida_pendiente b where b.lote = ${lote} and ${accountInScope(scope, 'b.id_usuario')}`.execute(
      db,
    )
  ).rows[0]!.total;

interface Descarte {
  readonly motivo: string;
  readonly asunto: string;
  /** ISO 8601. */
  readonly now: string;
}

/** Notes in the outbox, without a text, that welcome letters were discarded before they were written. */
export const discardPorEscribir = async (
  trx: Executor,
  filas: readonly PorEscribir[],
  { motivo, asunto, now }: Descarte,
): Promise<void> => {
  await sql`
    insert into correo (clave, tipo, destinatario, asunto, texto, html, id_usuario, lote, estado, motivo, proximo_intento, fecha_creacion)
    select format('bienvenida:%s:lote:%s', u.id_usuario, n.lote), 'bienvenida', coalesce(u.correo_electronico, ''), ${asunto}, '', '', u.id_usuario, n.lote,
      'descartado', ${motivo}, ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(filas)}::json) as n(id_usuario integer, lote integer) join usuario u using (id_usuario)
    on conflict (clave) do nothing`.execute(trx);
};
