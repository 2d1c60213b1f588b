import type { ListQuery } from '@portal/contract';
import { sql, type Expression, type RawBuilder } from 'kysely';
import { invalid } from '../core/errors.ts';
import { Page } from '../core/route.ts';
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

/** One page of `query` with the number of all rows behind it; without `pagina`, every row. An unknown `orden` is a 400. */
export async function listRows<Row>(
  db: Executor,
  query: Expression<Row>,
  { list, spec }: { readonly list: ListQuery; readonly spec: ListSpec },
): Promise<Row[] | Page<Row>> {
  const filtered = sql`from (${query}) as fila where ${matching(list.buscar, spec)}`;
  const ordered = sql`${filtered} order by ${ordering(list.orden, spec)}`;
  if (list.pagina === undefined) return (await sql<Row>`select fila.* ${ordered}`.execute(db)).rows;
  const offset = (list.pagina - 1) * list.tamano;
  const { rows } = await sql<Row>`select fila.* ${ordered} limit ${list.tamano} offset ${offset}`.execute(db);
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
