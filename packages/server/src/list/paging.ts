import type { AnyList, ListQuery } from '@portal/contract/core';
import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Executor } from '../db/executor.ts';
import { type Conditions, matching, ordering } from './conditions.ts';
import { type Listing, Page, RowStream } from './listing.ts';
import { type NearKeys, openWhole } from './whole-list.ts';

/** Definition and query of a list, with its special conditions and headers. */
export interface ListRequest extends Conditions {
  readonly definition: AnyList;
  readonly list: ListQuery;
  /** Headers of dynamic columns by name, and of other columns that a file names otherwise than the catalogue. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Finds the keys of a page before its rows: for a query with expensive joins or columns. `true` if an index finds the key itself, else the
   * condition by which an index finds rows of an array of keys.
   */
  readonly byKey?: true | NearKeys;
  /** Query of the number of all rows (`total`) without search and filters, where it costs less than counting them. */
  readonly total?: RawBuilder<{ total: number }>;
}

/** Reads one page and the total; without `pagina` returns a stream of all rows. `query` must select the definition's columns. */
export async function listRows<Row>(db: Executor, query: Expression<Row>, request: ListRequest): Promise<Listing<Row>> {
  const { definition, list, headers } = request;
  const filtered = sql`from (${query}) as fila where ${matching(list, definition, request)}`;
  const order = ordering(list.orden, definition);
  if (list.pagina === undefined || list.formato) {
    return new RowStream(() => openWhole(db, query, { filtered, order, key: definition.key, near: nearOf(request) }), headers);
  }
  const offset = (list.pagina - 1) * list.tamano;
  const { rows } = await page(query, request, { filtered, order, offset }).execute(db);
  if (isLast(rows.length, list)) return new Page(rows, offset + rows.length);
  const whole = list.buscar || Object.keys(list.filtro ?? {}).length ? undefined : request.total;
  const count = await (whole ?? sql<{ total: number }>`select count(*)::integer as total ${filtered}`).execute(db);
  return new Page(rows, count.rows[0]?.total ?? 0);
}

interface Paging {
  readonly filtered: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly offset: number;
}

/** Builds the query of a page. */
function page<Row>(query: Expression<Row>, { definition, list, byKey }: ListRequest, { filtered, order, offset }: Paging): RawBuilder<Row> {
  const bounds = sql`order by ${order} limit ${list.tamano} offset ${offset}`;
  if (!byKey) return sql<Row>`select fila.* ${filtered} ${bounds}`;
  const key = sql.ref(`fila.${definition.key}`);
  const keys = sql<number[]>`(select claves from pagina)::bigint[]`;
  return sql<Row>`
    with pagina as materialized (select array(select ${key} ${filtered} ${bounds}) as claves)
    select fila.* from (${query}) as fila where ${key} = any (${keys}) and ${nearOf({ byKey })(keys)} order by ${order}`;
}

/** Returns the condition that is added to the one on the key. */
const nearOf = ({ byKey }: Pick<ListRequest, 'byKey'>): NearKeys => (typeof byKey === 'function' ? byKey : () => sql`true`);

/** Returns whether the page is the last one: if it is not full, we know the total without a second query. */
const isLast = (found: number, { pagina, tamano }: ListQuery): boolean => found < tamano && (found > 0 || pagina === 1);
