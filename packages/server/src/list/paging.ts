import { parseDayRange, type ListQuery } from '@portal/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { invalid } from '../errors/errors.ts';
import { type Listing, Page, RowStream } from './listing.ts';
import type { Executor } from '../db/executor.ts';
import { wholeList } from './whole-list.ts';

/** What a long list offers (P36): names are columns of the row that the query answers. */
export interface ListSpec {
  /**
   * Columns that may order and filter the list. A `texto` is ordered without accents and case, because the database knows no Spanish
   * order, and a filter looks for its value inside it. An `opcion` is a text of a few values, ordered like any other; it and a `valor`
   * must equal what the filter asks for. A `dia` (`YYYY-MM-DD`) and the day of a `momento` in the portal's time zone must lie within it.
   */
  readonly order: Readonly<Record<string, 'texto' | 'opcion' | 'valor' | 'dia' | 'momento'>>;
  /**
   * Columns in which every word of `buscar` is looked for, without accents or case; or, for a large table whose texts are stored folded,
   * the condition that finds its rows: `patterns` is an array of folded `like` patterns that all must match.
   */
  readonly search: readonly string[] | ((patterns: RawBuilder<string[]>) => RawBuilder<unknown>);
  /** Order when none is asked, e.g. `-fecha_creacion`. */
  readonly fallback: string;
  /** Unique column that settles ties, so that no row changes page. */
  readonly key: string;
}

/** One page of `query` with the number of all rows behind it; without `pagina`, every row. An unknown `orden` or `filtro` is a 400. */
export async function listRows<Row>(
  db: Executor,
  query: Expression<Row>,
  { list, spec }: { readonly list: ListQuery; readonly spec: ListSpec },
): Promise<Listing<Row>> {
  const filtered = sql`from (${query}) as fila where ${matching(list.buscar, spec)} and ${filters(list.filtro ?? {}, spec)}`;
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

const column = (name: string) => sql.ref(`fila.${name}`);

/** `like all` folds the text of a row once for all words, and the subquery the words once for all rows: folding is what costs. */
function matching(search: string | undefined, spec: ListSpec): RawBuilder<unknown> {
  const words = (search ?? '').split(/\s+/).filter(Boolean);
  if (!words.length) return sql`true`;
  const pattern = sql`'%' || regexp_replace(sin_acentos(palabra), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;
  const patterns = sql<string[]>`array(select ${pattern} from unnest(${words}::text[]) as palabra)`;
  if (typeof spec.search === 'function') return spec.search(patterns);
  return sql`sin_acentos(concat_ws(' ', ${sql.join(spec.search.map(column))})) like all (${patterns})`;
}

/** Every column of the filter holds; the subquery folds the value once for all rows. */
function filters(filtro: Readonly<Record<string, string>>, spec: ListSpec): RawBuilder<unknown> {
  const conditions = Object.entries(filtro).map(([name, value]) => {
    const kind = kindOf(name, 'filtro', spec);
    if (kind === 'dia' || kind === 'momento') return within(name, kind, value);
    if (kind === 'valor') return sql`${column(name)}::text = ${value}`;
    const folded = sql`(select sin_acentos(${value}::text))`;
    return kind === 'texto' ? sql`strpos(${foldedText(name)}, ${folded}) > 0` : sql`${foldedText(name)} = ${folded}`;
  });
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

function within(name: string, kind: 'dia' | 'momento', value: string): RawBuilder<unknown> {
  const days = parseDayRange(value);
  if (!days) throw invalid('filtro', 'listado.dias', { columna: name });
  const zone = sql`(select zona_horaria from configuracion)`;
  const date = kind === 'dia' ? sql`${column(name)}::date` : sql`(${column(name)} at time zone ${zone})::date`;
  return sql`${date} between ${days.from ?? '-infinity'}::date and ${days.to ?? 'infinity'}::date`;
}

const foldedText = (name: string) => sql`sin_acentos(${column(name)}::text)`;

function kindOf(name: string, field: 'orden' | 'filtro', { order }: ListSpec): ListSpec['order'][string] {
  const kind = Object.hasOwn(order, name) ? order[name] : undefined;
  if (kind) return kind;
  throw invalid(field, `listado.${field}`, { columna: name, columnas: Object.keys(order).join(', ') });
}

function ordering(asked: string | undefined, spec: ListSpec): RawBuilder<unknown> {
  const orden = asked ?? spec.fallback;
  const name = orden.replace(/^-/, '');
  const kind = kindOf(name, 'orden', spec);
  const value = kind === 'texto' || kind === 'opcion' ? foldedText(name) : column(name);
  const direction = orden.startsWith('-') ? sql`desc` : sql`asc`;
  // Never null: its index gives the order in both directions.
  const byKey = sql`${column(spec.key)} ${direction}`;
  return name === spec.key ? byKey : sql`${value} ${direction} nulls last, ${byKey}`;
}
