import type { ListQuery } from '@portal/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { invalid } from '../core/errors.ts';
import { type Listing, Page, RowStream } from '../core/route.ts';
import type { Executor } from './executor.ts';

/** What a long list offers (decision 36): names are columns of the row that the query answers. */
export interface ListSpec {
  /** Columns that may order the list. A `texto` ignores accents and case, because the database knows no Spanish order. */
  readonly order: Readonly<Record<string, 'texto' | 'valor'>>;
  /** Columns in which every word of `buscar` is looked for, without accents or case. */
  readonly search: readonly string[];
  /** Order when none is asked, e.g. `-fecha_creacion`. */
  readonly fallback: string;
  /** Unique column that settles ties, so that no row changes page. */
  readonly key: string;
}

/** Rows that are read at once while a whole list is sent. */
const BATCH = 500;

/** One page of `query` with the number of all rows behind it; without `pagina`, every row. An unknown `orden` is a 400. */
export async function listRows<Row>(
  db: Executor,
  query: Expression<Row>,
  { list, spec }: { readonly list: ListQuery; readonly spec: ListSpec },
): Promise<Listing<Row>> {
  const filtered = sql`from (${query}) as fila where ${matching(list.buscar, spec)}`;
  const order = ordering(list.orden, spec);
  if (list.pagina === undefined) return new RowStream(() => wholeList(db, query, { filtered, order, key: spec.key }));
  const offset = (list.pagina - 1) * list.tamano;
  const { rows } = await sql<Row>`select fila.* ${filtered} order by ${order} limit ${list.tamano} offset ${offset}`.execute(db);
  if (isLast(rows.length, list)) return new Page(rows, offset + rows.length);
  const count = await sql<{ total: number }>`select count(*)::integer as total ${filtered}`.execute(db);
  return new Page(rows, count.rows[0]?.total ?? 0);
}

/** A page that is not full says how many rows there are: what few rows match is looked through once. */
const isLast = (found: number, { pagina, tamano }: ListQuery): boolean => found < tamano && (found > 0 || pagina === 1);

interface Whole {
  readonly filtered: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly key: string;
}

/**
 * Which rows there are, and in what order, is settled at one moment; then they are read by their keys. So a client that is slow to take
 * them holds no connection (the embedded database has one alone), and memory holds one batch and the numbers of the rest
 * (docs/decisions/013). A row that is deleted meanwhile is left out.
 */
async function* wholeList<Row>(db: Executor, query: Expression<Row>, { filtered, order, key }: Whole): AsyncGenerator<Row[]> {
  const found = await sql<{ claves: number[] | null }>`select array_agg(${column(key)} order by ${order}) as claves ${filtered}`.execute(
    db,
  );
  const keys = found.rows[0]?.claves ?? [];
  for (let start = 0; start < keys.length; start += BATCH) {
    const wanted = keys.slice(start, start + BATCH);
    const { rows } = await sql<Row>`select fila.* from (${query}) as fila where ${column(key)} = any (${wanted}::bigint[])`.execute(db);
    if (rows.length > 0) yield inOrder(rows, wanted, key);
  }
}

function inOrder<Row>(rows: readonly Row[], keys: readonly number[], key: string): Row[] {
  const byKey = new Map(rows.map((row) => [Number((row as Record<string, unknown>)[key]), row]));
  return keys.map((wanted) => byKey.get(wanted)).filter((row) => row !== undefined);
}

const column = (name: string) => sql.ref(`fila.${name}`);

/** `like all` folds the text of a row once for all words, and the subquery the words once for all rows: folding is what costs. */
function matching(search: string | undefined, spec: ListSpec): RawBuilder<unknown> {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  if (!words.length) return sql`true`;
  const pattern = sql`'%' || regexp_replace(sin_acentos(palabra), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
  return sql`sin_acentos(concat_ws(' ', ${sql.join(spec.search.map(column))}))
    like all (array(select ${pattern} from unnest(${words}::text[]) as palabra))`;
}

function ordering(asked: string | undefined, spec: ListSpec): RawBuilder<unknown> {
  const orden = asked ?? spec.fallback;
  const name = orden.replace(/^-/, '');
  const kind = Object.hasOwn(spec.order, name) ? spec.order[name] : undefined;
  if (!kind) throw invalid('orden', `No se puede ordenar por «${name}». Use una de: ${Object.keys(spec.order).join(', ')}.`);
  const value = kind === 'texto' ? sql`sin_acentos(${column(name)}::text)` : column(name);
  const direction = orden.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  return sql`${value} ${direction}, ${column(spec.key)} ${direction}`;
}
