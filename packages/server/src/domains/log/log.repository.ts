import type { ListQuery } from '@portal/contract/core';
import { type LogFila, logLista, PARTES } from '@portal/contract/log';
import { RETENCIONES } from '@portal/contract/privacidad';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../db/executor.ts';
import { inScope, personInScope, type Scope } from '../../db/scope.ts';
import type { LogTable } from '../../db/tables/sistema.ts';
import { idsOf } from '../../db/former-ids.ts';
import { foldedPattern, foldedPatterns } from '../../list/conditions.ts';
import type { Listing } from '../../list/listing.ts';
import { listRows } from '../../list/paging.ts';
import type { Valores } from './cambios.rules.ts';
import { TITULO } from './nombres.repository.ts';

/** Entry of the activity log (P86) with the values of its record before and after. */
export interface LogRow extends Omit<LogFila, 'valores'> {
  readonly antes: Valores | null;
  readonly despues: Valores | null;
}

export type NewLog = Insertable<LogTable>;

export async function insertLog(db: Executor, entry: NewLog): Promise<number> {
  const { id_log } = await db.insertInto('log').values(entry).returning('id_log').executeTakeFirstOrThrow();
  return id_log;
}

/**
 * Inserts an entry unless the person has `most` of this table since `since`; undefined then. `once`: an entry of the same moment, kind and
 * words is a repetition; the call returns its id.
 */
export async function insertLimited(
  db: Executor,
  { id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion }: NewLog,
  { most, since, once }: { readonly most: number; readonly since: string; readonly once: boolean },
): Promise<number | undefined> {
  const { rows } = await sql<{ id_log: number }>`
    with igual as (
      select id_log from log
      where ${once} and id_usuario = ${id_usuario} and fecha_creacion = ${fecha_creacion}::timestamptz and tabla = ${tabla}
        and tipo = ${tipo} and detalle is not distinct from ${detalle}
      limit 1
    ), nueva as (
      insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
      select ${id_usuario}, ${id_usuario_creacion}, ${usuario_creacion}, ${tabla}, ${tipo}, ${detalle}, ${fecha_creacion}::timestamptz
      where not exists (select from igual)
        and (select count(*) from log where id_usuario = ${id_usuario} and tabla = ${tabla} and fecha_creacion > ${since}::timestamptz) < ${most}
      returning id_log
    )
    select id_log from igual union all select id_log from nueva`.execute(db);
  return rows[0]?.id_log;
}

export async function insertLogs(db: Executor, entries: readonly NewLog[]): Promise<void> {
  await sql`
    insert into log (id_usuario, id_empresa, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion)
    select id_usuario, id_empresa, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, fecha_creacion
    from json_populate_recordset(null::log, ${JSON.stringify(entries)}::json)`.execute(db);
}

/** Appends an entry that concerns nobody unless one of its kind is newer than `since`. */
export async function insertRare(
  db: Executor,
  { usuario_creacion, tabla, tipo, detalle, fecha_creacion }: NewLog,
  since: string,
): Promise<void> {
  await sql`
    insert into log (usuario_creacion, tabla, tipo, detalle, fecha_creacion)
    select ${usuario_creacion}::text, ${tabla}::text, ${tipo}::text, ${detalle}::text, ${fecha_creacion}::timestamptz
    where not exists (select from log where tipo = ${tipo}::text and fecha_creacion > ${since}::timestamptz)`.execute(db);
}

type NewVisit = Pick<LogFila, 'usuario_creacion' | 'tabla' | 'tipo' | 'fecha_creacion'> & { readonly id_usuario: number };

/** Appends an entry of the person's own unless its person has one of its kind that is newer than `since`. */
export async function insertVisit(db: Executor, entry: NewVisit, since: string): Promise<void> {
  const { id_usuario, usuario_creacion, tabla, tipo, fecha_creacion } = entry;
  await sql`
    insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, fecha_creacion)
    select ${id_usuario}::integer, ${id_usuario}::integer, ${usuario_creacion}::text, ${tabla}::text, ${tipo}::text, ${fecha_creacion}::timestamptz
    where not exists (
      select from log
      where id_usuario = ${id_usuario}::integer and fecha_creacion > ${since}::timestamptz and tabla = ${tabla}::text and tipo = ${tipo}::text
    )`.execute(db);
}

/** Rules for people of the scope alone: the conditions and companies of others name what is outside. */
const ownRule = (empresas: readonly number[]) => sql`(l.tabla not in ('regla', 'regla_condicion')
  or exists (select from regla r where r.id_regla = l.id_registro and r.empresas <@ ${[...empresas]}::integer[]))`;

/**
 * Has the planner take a condition for frequent, a search or the scope: it expects one row of patterns that it does not know, would join the names of half a
 * million entries in nested loops and sort them. So it reads the newest first and stops at the end of the page, without older partitions.
 */
const frequent = (condition: RawBuilder<unknown>) => sql`coalesce(${condition}, false)`;

/** Tables with calls only for an access without limit: addresses of webhooks, tokens and names of identity providers, texts of letters. */
const UNLIMITED = [
  'carta_texto',
  'certificado_diseno',
  'certificado_firmante',
  'scim_grupo',
  'scim_token',
  'scim_token_empresa',
  'scim_usuario',
  'webhook',
];
/** Columns of the settings that such a call alone reads. */
const PLAZOS = RETENCIONES.map((cual) => `meses_${cual}`);

/** Entries that a limited access may read by their kind; a tablet of entries without a company is known by their words. */
const ownKind = (scope: Scope) => sql`(l.tabla <> all (${UNLIMITED}::text[])
  and (l.tabla <> 'configuracion' or (l.tipo not in ('retencion', 'retencion_motivo') and not coalesce(l.despues ?| ${PLAZOS}::text[], false)
    and not coalesce(l.antes ?| ${PLAZOS}::text[], false)))
  and (l.tabla <> 'tableta' or l.id_empresa is not null or exists (
    select from tableta t where l.detalle = 'tablet ' || t.id_dispositivo and ${inScope(scope, 't.id_empresa')})))`;

/** A person who was joined into one of the scope. */
const joinedInScope = (scope: Scope) => sql`exists (
  select from nombre_anterior n where n.id_anterior = l.id_usuario and ${personInScope(scope, 'n.id_usuario')})`;

/**
 * Entries of the scope: neither the person concerned nor the company is outside, a rule is for people of the scope, and the calls of the
 * table are for a limited access too; a person who was deleted is known by the company.
 */
const visible = (scope: Scope): RawBuilder<unknown> =>
  scope === null
    ? sql`true`
    : frequent(sql`(l.id_empresa is null or ${inScope(scope, 'l.id_empresa')})
      and (l.id_usuario is null or ${personInScope(scope, 'l.id_usuario')} or ${joinedInScope(scope)}
        or (${inScope(scope, 'l.id_empresa')} and not exists (select from usuario u where u.id_usuario = l.id_usuario)))
      and ${ownRule(scope.empresas)} and ${ownKind(scope)}`);

/** Entries of a scope, those about one person when given. */
interface Entries {
  readonly scope: Scope;
  readonly id_usuario?: number;
}

/** Name of a person who was joined into another one. */
const JOINED = sql`(select n.nombre from nombre_anterior n where n.id_anterior = l.id_usuario and n.id_usuario is not null limit 1)`;

const selectIn = ({ scope, id_usuario }: Entries) => sql<LogRow>`
  select l.id_log, l.fecha_creacion, coalesce(a.personal, l.usuario_creacion) as autor,
    coalesce(a.username, l.usuario_creacion) as usuario_creacion, l.id_usuario_creacion, l.tipo, l.tabla, l.id_registro, ${TITULO} as registro,
    l.id_usuario, coalesce(p.personal, ${JOINED}) as persona, l.detalle, null::text as cambios, l.antes, l.despues, l.busqueda
  from log l left join usuario a on a.id_usuario = l.id_usuario_creacion left join usuario p on p.id_usuario = l.id_usuario
  where ${visible(scope)} ${id_usuario === undefined ? sql`` : sql`and l.id_usuario in ${idsOf(id_usuario)}`}`;

export const findLog = async (db: Executor, id_log: number, scope: Scope): Promise<LogRow | undefined> =>
  (await sql<LogRow>`select * from (${selectIn({ scope })}) as fila where id_log = ${id_log}`.execute(db)).rows[0];

/** Ids of the people with every pattern in name, code, document or e-mail; outside the scope in the name alone, which the list shows. */
const people = (patterns: RawBuilder<unknown>, scope: Scope) =>
  scope === null
    ? sql`(select u.id_usuario from usuario u where u.busqueda like all (${patterns}))`
    : sql`(select u.id_usuario from usuario u
        where case when ${inScope(scope, 'u.id_empresa')} then u.busqueda else sin_acentos(u.personal) end like all (${patterns}))`;

const named = (value: string, scope: Scope) => people(sql`array[(select ${foldedPattern(sql`${value}::text`)})]`, scope);
const contains = (column: string, value: string) => sql`strpos(${sql.ref(column)}, (select sin_acentos(${value}::text))) > 0`;

/** The author of an entry without a person is the portal itself, or known by the username of that time. */
const byAuthor = (scope: Scope) => (value: string) =>
  sql`(fila.id_usuario_creacion in ${named(value, scope)}
  or (fila.id_usuario_creacion is null and strpos(sin_acentos(fila.usuario_creacion), (select sin_acentos(${value}::text))) > 0))`;

/** Filters that read the stored folded text before anything dearer. */
const filtersIn = (scope: Scope) => ({
  autor: byAuthor(scope),
  usuario_creacion: byAuthor(scope),
  persona: (value: string) => sql`fila.id_usuario in ${named(value, scope)}`,
  tabla: (value: string) => sql`fila.tabla = any (${[value, ...(PARTES[value] ?? [])]}::text[])`,
  detalle: (value: string) => sql`${contains('fila.busqueda', value)}
    and strpos(sin_acentos(fila.detalle), (select sin_acentos(${value}::text))) > 0`,
  /** The screen shows the detail of an entry without changes in their place. */
  cambios: (value: string) => contains('fila.busqueda', value),
});

/** Finds the people whom a search names: as known ids they cost each entry of the log little, as a subquery more than its texts. */
async function findNamed(db: Executor, buscar: string | undefined, scope: Scope): Promise<number[]> {
  if (!buscar?.trim()) return [];
  const { rows } = await sql<{ id_usuario: number }>`${people(foldedPatterns(buscar), scope)}`.execute(db);
  return rows.map(({ id_usuario }) => id_usuario);
}

/** Lists the entries of a scope, by default newest first. `buscar` searches texts and values, and the names of author and person. */
export async function listLog(db: Executor, list: ListQuery, entries: Entries): Promise<Listing<LogRow>> {
  const { scope } = entries;
  const ids = await findNamed(db, list.buscar, scope);
  const byName = sql`fila.id_usuario = any (${ids}::integer[]) or fila.id_usuario_creacion = any (${ids}::integer[])`;
  return listRows(db, selectIn(entries), {
    list,
    definition: logLista,
    search: (patterns) =>
      frequent(ids.length ? sql`fila.busqueda like all (${patterns}) or ${byName}` : sql`fila.busqueda like all (${patterns})`),
    filters: filtersIn(scope),
  });
}
