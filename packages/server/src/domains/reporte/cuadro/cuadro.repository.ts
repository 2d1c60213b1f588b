import type { AnyList, Column, ListQuery } from '@portal/contract/core';
import { type CuadroFila, cuadroLista, type InformeCuadro } from '@portal/contract/reporte';
import { type RawBuilder, sql } from 'kysely';
import type { Executor } from '../../../db/executor.ts';
import { commonOrInScope, inScope, type Scope } from '../../../db/scope.ts';
import { type Listing, type OpenRows, Page } from '../../../list/listing.ts';
import { listRows } from '../../../list/paging.ts';

interface Reader {
  readonly db: Executor;
  readonly scope: Scope;
}

/** Cuadros of all plans, and of a plan that the scope sees or of which it has rows. */
const shown = (scope: Scope) =>
  scope === null
    ? sql`true`
    : sql`(not exists (select from planestudio p where p.id_planestudio = c.id_planestudio and not ${commonOrInScope(scope, 'p.id_empresa')})
        or exists (select from cuadro_fila f where f.id_cuadro = c.id_cuadro and ${inScope(scope, 'f.id_empresa')}))`;

/** Heads of the cuadros with the number of rows of the scope. */
const heads = (scope: Scope) => sql<CuadroFila>`
  select c.id_cuadro, c.fecha, c.informe, c.plan, c.huella, c.momento, coalesce(u.personal, c.autor) as autor,
    case when coalesce(c.autor, c.id_usuario::text) is not null then 'pedido'
      when c.fecha = (date_trunc('month', c.fecha) + interval '1 month - 1 day')::date then 'mes' else 'regreso' end as origen,
    (select count(*)::integer from cuadro_fila f where f.id_cuadro = c.id_cuadro and ${inScope(scope, 'f.id_empresa')}) as filas
  from cuadro c left join usuario u on u.id_usuario = c.id_usuario where c.huella is not null and ${shown(scope)}`;

/** Lists the cuadros. */
export const listCuadros = ({ db, scope }: Reader, list: ListQuery): Promise<Listing<CuadroFila>> =>
  listRows(db, heads(scope), { list, definition: cuadroLista });

/** Head of a cuadro with the names of its columns. */
type CabezaLeida = CuadroFila & Pick<Cuadro, 'columnas'>;

/** Finds the head of a cuadro that the scope sees. */
export const findCabeza = async ({ db, scope }: Reader, id: number): Promise<CabezaLeida | undefined> =>
  (
    await sql<CabezaLeida>`
      select h.*, c.columnas from (${heads(scope)}) as h join cuadro c using (id_cuadro) where h.id_cuadro = ${id}::integer`.execute(db)
  ).rows[0];

/** Stored cuadro of a report. */
export interface Cuadro {
  readonly id_cuadro: number;
  readonly informe: InformeCuadro;
  readonly fecha: string;
  readonly huella: string;
  readonly id_planestudio: number;
  readonly columnas: Readonly<Record<string, string>>;
}

/** Finds a cuadro. */
export const findCuadro = async (db: Executor, id: number): Promise<Cuadro | undefined> =>
  (
    await sql<Cuadro>`select id_cuadro, informe, fecha, huella, id_planestudio, columnas from cuadro where id_cuadro = ${id}::integer and huella is not null`.execute(
      db,
    )
  ).rows[0];

/** Computes the hash of the stored rows. */
export const computeHash = async (db: Executor, id: number): Promise<string> =>
  (await sql<{ huella: string }>`select huella_cuadro(${id}::integer) as huella`.execute(db)).rows[0]!.huella;

/** Rows of one batch. */
const BATCH = 500;

/** Opens the rows of a cuadro that the scope reaches, in their order. */
export async function openFilas({ db, scope }: Reader, id: number): Promise<OpenRows<object>> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from cuadro_fila f where f.id_cuadro = ${id}::integer and ${inScope(scope, 'f.id_empresa')}`.execute(
    db,
  );
  return { total: rows[0]?.total ?? 0, batches: readFilas({ db, scope }, id) };
}

async function* readFilas({ db, scope }: Reader, id: number): AsyncGenerator<object[]> {
  for (let last = 0; ;) {
    const { rows } = await sql<{ numero: number; fila: object }>`
      select f.numero, f.fila from cuadro_fila f where f.id_cuadro = ${id}::integer and f.numero > ${last}::integer and ${inScope(scope, 'f.id_empresa')}
      order by f.numero limit ${BATCH}`.execute(db);
    if (rows.length) yield rows.map(({ fila }) => fila);
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.numero;
  }
}

const TYPES: Partial<Record<Column['kind'], string>> = { numero: 'numeric', dia: 'date', momento: 'timestamptz' };

/** Type of a column of stored rows, by which a page is filtered and ordered. */
const typeOf = ({ kind, each }: Column): RawBuilder<unknown> => sql.raw(each ? 'jsonb' : (TYPES[kind] ?? 'text'));

/** Rows of a cuadro, and how a page of them is asked for. */
interface Hojeo {
  readonly id: number;
  readonly definition: AnyList;
  readonly list: ListQuery;
}

/** Reads a page of the rows of a cuadro that the scope reaches; they are ordered and filtered like those of the report. */
export async function pageFilas({ db, scope }: Reader, { id, definition, list }: Hojeo): Promise<Page<object>> {
  const columns = Object.entries(definition.columns).map(([name, column]) => sql`${sql.ref(name)} ${typeOf(column)}`);
  const rows = sql<{ fila_entera: object }>`
    select r.*, f.fila as fila_entera from cuadro_fila f, jsonb_to_record(f.fila) as r(${sql.join(columns)})
    where f.id_cuadro = ${id}::integer and ${inScope(scope, 'f.id_empresa')}`;
  const found = await listRows(db, rows, { list, definition });
  if (!(found instanceof Page)) throw new Error('a page was asked for');
  return new Page(
    found.rows.map(({ fila_entera }) => fila_entera),
    found.total,
  );
}

/** Cuadros of a day that are there, and the first instant of them. */
interface Anteriores {
  readonly anteriores: number;
  readonly desde: string | null;
}

/** Counts the cuadros of a day. */
export const countOfDay = async (db: Executor, fecha: string): Promise<Anteriores> =>
  (
    await sql<Anteriores>`
      select count(*)::integer as anteriores, min(momento) as desde from cuadro where fecha = ${fecha}::date and huella is not null`.execute(
      db,
    )
  ).rows[0]!;

/** Head of a new cuadro; `id_planestudio` 0: a report of all plans. */
export interface Cabeza {
  readonly informe: InformeCuadro;
  readonly id_planestudio: number;
  readonly plan: string | null;
  readonly fecha: string;
  readonly columnas: Readonly<Record<string, string>>;
  readonly autor: { readonly id_usuario: number; readonly username: string } | null;
  /** ISO 8601. */
  readonly momento: string;
}

/** Inserts the head of a cuadro; undefined if the day has one. */
export async function insertCuadro(db: Executor, { autor, columnas, ...cabeza }: Cabeza): Promise<number | undefined> {
  const row = await db
    .insertInto('cuadro')
    .values({ ...cabeza, columnas: JSON.stringify(columnas), id_usuario: autor?.id_usuario ?? null, autor: autor?.username ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id_cuadro')
    .executeTakeFirst();
  return row?.id_cuadro;
}

/** Rows that follow the row `last`. */
interface Filas {
  readonly last: number;
  readonly rows: readonly unknown[];
}

/** Adds rows behind `last`; the company of a row is that of its person, else its own. */
export async function insertFilas(db: Executor, id_cuadro: number, { last, rows }: Filas): Promise<void> {
  await sql`
    insert into cuadro_fila (id_cuadro, numero, id_empresa, fila)
    select ${id_cuadro}::integer, ${last}::integer + r.orden, case
        when r.fila ? 'id_usuario' then (select u.id_empresa from usuario u where u.id_usuario = (r.fila ->> 'id_usuario')::integer)
        when r.fila ? 'id_empresa' then nullif((r.fila ->> 'id_empresa')::integer, 0)
        else nullif((r.fila ->> 'id')::integer, 0) end, r.fila
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as r(fila, orden)`.execute(db);
}

/** Gives a cuadro its hash, after which nothing of it changes. */
export async function sealCuadro(db: Executor, id: number): Promise<void> {
  await sql`update cuadro set huella = huella_cuadro(id_cuadro) where id_cuadro = ${id}::integer`.execute(db);
}

/** Returns whether an automatic cuadro of a day or a later one exists. */
export const hasAutomatic = async (db: Executor, fecha: string): Promise<boolean> =>
  (await sql`select from cuadro where id_usuario is null and fecha >= ${fecha}::date limit 1`.execute(db)).rows.length > 0;

/** Lists the active plans. */
export const findPlanes = async (db: Executor): Promise<{ readonly id_planestudio: number; readonly denominacion: string }[]> =>
  (
    await sql<{ id_planestudio: number; denominacion: string }>`
      select id_planestudio, denominacion from planestudio where codigo_estado = 1 order by id_planestudio`.execute(db)
  ).rows;
