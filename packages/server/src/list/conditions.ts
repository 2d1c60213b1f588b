import { type AnyList, bareName, type Column, type ColumnKind, columnOf, type ListQuery, parseDayRange } from '@portal/contract/core';
import { sql, type RawBuilder } from 'kysely';

/**
 * Condition that finds the rows of a search in a large table with texts stored folded: `patterns` is an array of folded `like`
 * patterns that all must match.
 */
export type Search = (patterns: RawBuilder<string[]>) => RawBuilder<unknown>;

/** Conditions that replace the search, and the filter of a column, by what an index or a stored text answers. */
export interface Conditions {
  readonly search?: Search | undefined;
  /** By column: condition that finds the rows of a filter's value. */
  readonly filters?: Readonly<Record<string, (value: string) => RawBuilder<unknown>>> | undefined;
}

/** Search and column filters of a query. */
export type ListFilters = Pick<ListQuery, 'buscar' | 'filtro'>;

/** Builds the `where` of a list from search and column filters, over the alias `fila`. */
export function matching(
  { buscar, filtro = {} }: ListFilters,
  definition: AnyList,
  { search, filters }: Conditions = {},
): RawBuilder<unknown> {
  const conditions = Object.entries(filtro).flatMap(([name, value]) =>
    value === undefined ? [] : [filters?.[name]?.(value) ?? filter(name, value, definition)],
  );
  return sql.join([searching(buscar, definition, search), ...conditions], sql` and `);
}

/** Builds the `order by` of a list, with the key as last criterion. Orders texts as a Spanish dictionary does (P231). */
export function ordering(asked: string | undefined, definition: AnyList): RawBuilder<unknown> {
  const { key, order } = definition;
  const orden = asked ?? order;
  const name = bareName(orden);
  const direction = orden.startsWith('-') ? sql`desc` : sql`asc`;
  const byKey = sql`${reference(key, 'numero')} ${direction}`;
  if (name === key) return byKey;
  const column = columnIn(definition, name);
  // Without `nulls last` an index of the column serves both directions.
  const nulls = mayBeNull(name, column) ? sql` nulls last` : sql``;
  return sql`${sortable(name, column)} ${direction}${nulls}, ${byKey}`;
}

/** Returns whether values may be absent: those of dynamic columns always may. */
const mayBeNull = (name: string, { schema }: Column): boolean => name.includes('.') || schema.isNullable();

/** Returns the column of a name. The contract refuses unknown names, so one here is a bug of the server: throws. */
function columnIn({ name: list, columns }: AnyList, name: string): Column {
  const column = columnOf(columns, name);
  if (!column) throw new Error(`${list} has no column ${name}`);
  return column;
}

const JSON_CASTS: Partial<Record<ColumnKind, RawBuilder<unknown>>> = {
  numero: sql`::numeric`,
  dia: sql`::date`,
  momento: sql`::timestamptz`,
};

/** Returns `fila.titulo`, or the value of a dynamic column in its JSON object: `(fila.avance ->> 'p12')::numeric`. */
function reference(name: string, kind: ColumnKind): RawBuilder<unknown> {
  const [owner = '', each] = name.split('.');
  const column = sql.ref(`fila.${owner}`);
  return each === undefined ? column : sql`(${column} ->> ${each}::text)${JSON_CASTS[kind] ?? sql``}`;
}

/** Sort key of a text; "C" compares it the same on every database, and `usuario_orden` is an index of it. */
const sortKey = (value: RawBuilder<unknown>) => sql`orden_texto(${value}::text) collate "C"`;

const foldedText = (value: RawBuilder<unknown>) => sql`sin_acentos(${value}::text)`;

/** Returns whether values are compared folded: texts, and options without labels; coded options and numbers are not. */
const isFolded = ({ kind, labels }: Column): boolean => kind === 'texto' || kind === 'codigo' || (kind === 'opcion' && !labels);

function sortable(name: string, column: Column): RawBuilder<unknown> {
  const value = reference(name, column.kind);
  return isFolded(column) ? sortKey(value) : value;
}

/** Builds a `like` pattern that finds the folded text of an expression anywhere. */
export const foldedPattern = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`'%' || regexp_replace(sin_acentos(${text}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`;

/** Returns the words of a search. */
const wordsOf = (buscar: string | undefined): string[] => (buscar ?? '').split(/\s+/).filter(Boolean);

/** Builds the array of the folded patterns of a search's words; the subquery folds each word once for all rows. */
export const foldedPatterns = (buscar: string): RawBuilder<string[]> =>
  sql<string[]>`array(select ${foldedPattern(sql`palabra`)} from unnest(${wordsOf(buscar)}::text[]) as palabra)`;

/** Builds the search. Folding is expensive: `like all` folds each row once for all words. */
function searching(buscar: string | undefined, { search: columns }: AnyList, search?: Search): RawBuilder<unknown> {
  if (!buscar || !wordsOf(buscar).length) return sql`true`;
  const patterns = foldedPatterns(buscar);
  if (search) return search(patterns);
  const texts = columns.map((name) => sql.ref(`fila.${name}`));
  return sql`sin_acentos(concat_ws(' ', ${sql.join(texts)})) like all (${patterns})`;
}

/** Builds one column filter; the subquery folds its value once for all rows. */
function filter(name: string, value: string, definition: AnyList): RawBuilder<unknown> {
  const column = columnIn(definition, name);
  const { kind } = column;
  const own = reference(name, kind);
  if (kind === 'dia' || kind === 'momento') return within(own, kind, value);
  if (kind === 'numero' && WHOLE.test(value)) return sql`${own} = ${value}::bigint`;
  if (!isFolded(column)) return sql`${own}::text = ${value}`;
  const folded = sql`(select sin_acentos(${value}::text))`;
  return kind === 'opcion' ? sql`${foldedText(own)} = ${folded}` : sql`strpos(${foldedText(own)}, ${folded}) > 0`;
}

/** A number as the database compares it: by its index. */
const WHOLE = /^(0|-?[1-9]\d{0,17})$/;

/** Days of the portal's zone as instants, so that an index of the column answers. */
function within(value: RawBuilder<unknown>, kind: 'dia' | 'momento', written: string): RawBuilder<unknown> {
  const { from = '-infinity', to = 'infinity' } = parseDayRange(written) ?? {};
  if (kind === 'dia') return sql`${value}::date between ${from}::date and ${to}::date`;
  const zone = sql`(select zona_horaria from configuracion)`;
  return sql`${value} >= ${from}::timestamp at time zone ${zone} and ${value} < (${to}::timestamp + interval '1 day') at time zone ${zone}`;
}
