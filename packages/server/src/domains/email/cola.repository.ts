import { sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { accountInScope, type Scope } from '../../db/scope.ts';

/** Person with a letter yet to be written, and its bulk send. */
export interface PorEscribir {
  readonly id_usuario: number;
  readonly lote: number;
}

/** Returns whether any letter has yet to be written now (ISO 8601): a welcome, or a notice of assignments. */
export const hasPorEscribir = async (db: Executor, now: string): Promise<boolean> =>
  (
    await sql`
      select where exists (select from bienvenida_pendiente) or exists (select from aviso_pendiente where proximo <= ${now}::timestamptz)`.execute(
      db,
    )
  ).rows.length > 0;

/** Takes welcome letters to write, of one bulk send or of all, oldest first; passes over those that another process takes. */
export const takePorEscribir = async (trx: Executor, { limit, lote }: { readonly limit: number; readonly lote?: number }) =>
  (
    await sql<PorEscribir>`
      delete from bienvenida_pendiente where id_bienvenida_pendiente in (
        select id_bienvenida_pendiente from bienvenida_pendiente ${lote === undefined ? sql`` : sql`where lote = ${lote}`}
        order by id_bienvenida_pendiente limit ${limit} for update skip locked)
      returning id_usuario, lote`.execute(trx)
  ).rows;

/** Letter that is not written any more, and the subject under which the outbox says so. */
export interface SinEscribir extends PorEscribir {
  readonly tipo: 'bienvenida' | 'asigna';
}

/** Takes all that a bulk send has yet to write to people of the scope; waits for those that are being written. */
export const cancelPorEscribir = async (trx: Executor, scope: Scope, lote: number): Promise<SinEscribir[]> =>
  (
    await sql<SinEscribir>`
      with bienvenida as (
        delete from bienvenida_pendiente b where b.lote = ${lote} and ${accountInScope(scope, 'b.id_usuario')} returning b.id_usuario
      ), aviso as (
        delete from aviso_pendiente a where a.lote = ${lote} and ${accountInScope(scope, 'a.id_usuario')} returning a.id_usuario
      )
      select 'bienvenida' as tipo, id_usuario, ${lote}::integer as lote from bienvenida
      union select 'asigna', id_usuario, ${lote}::integer from aviso`.execute(trx)
  ).rows;

/** Counts what a bulk send has yet to write to people of the scope. */
export const countPorEscribir = async (db: Executor, scope: Scope, lote: number): Promise<number> =>
  (
    await sql<{ total: number }>`
      select ((select count(*) from bienvenida_pendiente b where b.lote = ${lote} and ${accountInScope(scope, 'b.id_usuario')})
        + (select count(distinct a.id_usuario) from aviso_pendiente a where a.lote = ${lote} and ${accountInScope(scope, 'a.id_usuario')}))::integer
        as total`.execute(db)
  ).rows[0]!.total;

interface Descarte {
  readonly motivo: string;
  /** Subject by kind. */
  readonly asuntos: Readonly<Record<SinEscribir['tipo'], string>>;
  /** ISO 8601. */
  readonly now: string;
}

/** Notes in the outbox, without a text, that letters were discarded before they were written. */
export const discardPorEscribir = async (
  trx: Executor,
  filas: readonly SinEscribir[],
  { motivo, asuntos, now }: Descarte,
): Promise<void> => {
  await sql`
    insert into correo (clave, tipo, destinatario, asunto, texto, html, id_usuario, lote, estado, motivo, proximo_intento, fecha_creacion)
    select format('%s:%s:lote:%s', n.tipo, u.id_usuario, n.lote), n.tipo, coalesce(u.correo_electronico, ''), ${JSON.stringify(asuntos)}::json ->> n.tipo,
      '', '', u.id_usuario, n.lote, 'descartado', ${motivo}, ${now}::timestamptz, ${now}::timestamptz
    from json_to_recordset(${JSON.stringify(filas)}::json) as n(tipo text, id_usuario integer, lote integer) join usuario u using (id_usuario)
    on conflict (clave) do nothing`.execute(trx);
};
