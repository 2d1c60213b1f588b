import { type ListQuery, logLista } from '@portal/contract';
import { type Insertable, sql } from 'kysely';
import type { Listing } from '../../list/listing.ts';
import type { Executor } from '../../db/executor.ts';
import { inScope, personInScope, type Scope } from '../../db/scope.ts';
import { listRows } from '../../list/paging.ts';
import type { LogTable } from '../../db/tables/sistema.ts';

/** Entry of the activity log (P86). */
export interface LogRow {
  readonly id_log: number;
  readonly id_usuario: number | null;
  readonly usuario_creacion: string;
  readonly tabla: string;
  readonly tipo: string;
  readonly detalle: string | null;
  readonly fecha_creacion: string;
}

export type NewLog = Insertable<LogTable>;

export async function insertLog(db: Executor, entry: NewLog): Promise<number> {
  const { id_log } = await db.insertInto('log').values(entry).returning('id_log').executeTakeFirstOrThrow();
  return id_log;
}

/** Inserts an entry unless the person has `most` of this table since `since`; undefined then. */
export async function insertLimited(
  db: Executor,
  { id_usuario, usuario_creacion, tabla, tipo, detalle, fecha_creacion }: NewLog,
  { most, since }: { readonly most: number; readonly since: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ id_log: number }>`
    insert into log (id_usuario, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
    select ${id_usuario}, ${usuario_creacion}, ${tabla}, ${tipo}, ${detalle}, ${fecha_creacion}::timestamptz
    where (select count(*) from log where id_usuario = ${id_usuario} and tabla = ${tabla} and fecha_creacion > ${since}::timestamptz) < ${most}
    returning id_log`.execute(db);
  return rows[0]?.id_log;
}

export async function insertLogs(db: Executor, entries: readonly NewLog[]): Promise<void> {
  await sql`
    insert into log (id_usuario, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
    select id_usuario, usuario_creacion, tabla, tipo, detalle, fecha_creacion
    from json_populate_recordset(null::log, ${JSON.stringify(entries)}::json)`.execute(db);
}

type NewVisit = Pick<LogRow, 'usuario_creacion' | 'tabla' | 'tipo' | 'fecha_creacion'> & { readonly id_usuario: number };

/** Appends an entry unless its person has one of its kind that is newer than `since`. */
export async function insertVisit(db: Executor, entry: NewVisit, since: string): Promise<void> {
  const { id_usuario, usuario_creacion, tabla, tipo, fecha_creacion } = entry;
  await sql`
    insert into log (id_usuario, usuario_creacion, tabla, tipo, fecha_creacion)
    select ${id_usuario}::integer, ${usuario_creacion}::text, ${tabla}::text, ${tipo}::text, ${fecha_creacion}::timestamptz
    where not exists (
      select from log
      where id_usuario = ${id_usuario}::integer and fecha_creacion > ${since}::timestamptz and tabla = ${tabla}::text and tipo = ${tipo}::text
    )`.execute(db);
}

const SELECT = sql<LogRow>`select id_log, id_usuario, usuario_creacion, tabla, tipo, detalle, fecha_creacion from log`;

/** Builds the condition that neither the person nor the company of an entry is outside the scope. */
const entryInScope = (scope: Scope) =>
  scope === null
    ? sql`true`
    : sql`(log.id_usuario is null or ${personInScope(scope, 'log.id_usuario')}) and (log.id_empresa is null or ${inScope(scope, 'log.id_empresa')})`;

export const findLog = async (db: Executor, id_log: number, scope: Scope): Promise<LogRow | undefined> =>
  (await sql<LogRow>`${SELECT} where id_log = ${id_log} and ${entryInScope(scope)}`.execute(db)).rows[0];

/** Lists the log, by default newest first; `buscar` searches user, table, kind and detail (P36). */
export const listLog = (db: Executor, list: ListQuery, scope: Scope): Promise<Listing<LogRow>> =>
  listRows(db, sql<LogRow>`${SELECT} where ${entryInScope(scope)}`, { list, definition: logLista });
