import { z } from 'zod';
import { columnOf, type Column, type Columns, type RowSchema, rowSchema, shownColumns, type ShownName } from './column.ts';
import { day, integer, text } from './fields.ts';

/** Largest number of rows that one page holds. */
export const PAGE_MAX = 1000;

/** Formats in which a whole list leaves the server as a file (P41). */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * What a list is asked for (P36). With `pagina` the answer holds one page and the header `x-total-count` the number of all rows;
 * without it the full list comes. `orden` is a column, with a leading `-` for descending. `filtro[columna]=valor` keeps the rows
 * that hold the value as the kind of the column compares it (`ColumnKind`); several columns may be filtered at once. With `formato`
 * the whole list comes as a file, its `columnas` (names separated by commas) in the order asked for.
 */
export interface ListQuery<Name extends string = string> {
  readonly pagina?: number | undefined;
  readonly tamano: number;
  readonly orden?: Name | `-${Name}` | undefined;
  readonly buscar?: string | undefined;
  readonly filtro?: { readonly [N in Name]?: string | undefined } | undefined;
  readonly formato?: ExportFormat | undefined;
  readonly columnas?: string | undefined;
}

/** The same as a caller gives it. */
export type ListInput<Name extends string = string> = Partial<ListQuery<Name>>;

/** File names of a list's exports, without ending (P41). */
export interface FileNames {
  readonly csv: string;
  readonly xlsx: string;
}

/** Any list: everything that screen, address, API, SQL and spreadsheet need to know of it. */
export interface AnyList {
  /** Where the catalogue names its columns: `<name>.campos.<column>`, else `comun.campos.<column>`. */
  readonly name: string;
  /** Unique column; it settles ties, so that no row changes page. */
  readonly key: string;
  readonly columns: Columns;
  readonly row: z.ZodObject;
  readonly query: z.ZodType<ListQuery, ListInput>;
  /** Columns in which every word of `buscar` is looked for. */
  readonly search: readonly string[];
  /** Order when none is asked for, e.g. `-fecha_creacion`. */
  readonly order: string;
  readonly files: FileNames;
}

/** A list with the types of its columns. */
export interface ListDefinition<C extends Columns> extends AnyList {
  readonly key: keyof C & string;
  readonly columns: C;
  readonly row: RowSchema<C>;
  readonly query: z.ZodType<ListQuery<ShownName<C>>, ListInput<ShownName<C>>>;
}

interface ListSpec<C extends Columns> extends Pick<ListDefinition<C>, 'name' | 'key' | 'columns' | 'order'> {
  /** All texts and codes unless given. */
  readonly search?: readonly ShownName<C>[] | undefined;
  /** `name` unless given. */
  readonly files?: FileNames;
}

/** Defines a list. */
export function defineList<const C extends Columns>({ name, key, columns, order, search, files }: ListSpec<C>): ListDefinition<C> {
  return {
    name,
    key,
    columns,
    row: rowSchema(columns),
    query: listQuery(columns),
    search: search ?? searched(columns),
    order,
    files: files ?? { csv: name, xlsx: `UCJ-${name}` },
  };
}

const searched = (columns: Columns): string[] =>
  shownColumns(columns).flatMap(([name, { kind }]) => (kind === 'texto' || kind === 'codigo' ? [name] : []));

function listQuery<C extends Columns>(columns: C): ListDefinition<C>['query'] {
  const fixed = !Object.values(columns).some(({ each }) => each);
  const known = (name: string) => columnOf(columns, name) !== undefined;
  const schema = z.object({
    pagina: integer(1, 1_000_000).optional(),
    tamano: integer(1, PAGE_MAX).default(100),
    orden: (fixed
      ? z.enum(orders(columns))
      : z
          .string()
          .max(90)
          .refine((orden) => known(bareName(orden)), UNKNOWN)
    ).optional(),
    buscar: text(100, 0).optional(),
    filtro: filterSchema(columns, fixed).optional(),
    formato: z.enum(EXPORT_FORMATS).optional(),
    columnas: z
      .string()
      .max(10_000)
      .refine((written) => columnNames(written).every(known), UNKNOWN)
      .optional(),
  });
  // The names are those of `columns`; zod's types cannot say so of an object that is built from them.
  return schema as unknown as ListDefinition<C>['query'];
}

const UNKNOWN = { params: { clave: 'opcion' } };

const orders = (columns: Columns): string[] => shownColumns(columns).flatMap(([name]) => [name, `-${name}`]);

/** The column of an order, without its sign. */
export const bareName = (orden: string): string => orden.replace(/^-/, '');

function filterSchema(columns: Columns, fixed: boolean): z.ZodType {
  const shape = Object.fromEntries(shownColumns(columns).map(([name, column]) => [name, filterValue(column).optional()]));
  if (fixed) return z.strictObject(shape);
  return z
    .object(shape)
    .catchall(text(200))
    .refine((filtro) => Object.keys(filtro).every((name) => columnOf(columns, name)), UNKNOWN);
}

const filterValue = ({ kind }: Column): z.ZodType<string, string> =>
  kind === 'dia' || kind === 'momento'
    ? text(200).refine((written) => parseDayRange(written) !== undefined, { params: { clave: 'rango_dias' } })
    : text(200);

/** `codigo,titulo` as names. */
export const columnNames = (written: string): string[] => written.split(',').filter(Boolean);

/** Calendar days of the portal's time zone (P21), both included; an open end is absent. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** A filter by days as an address writes it: `2026-11-01..2026-11-30`, `2026-11-01..`, `..2026-11-30`; no days, no text. */
export const dayRangeText = ({ from = '', to = '' }: DayRange): string => (from || to ? `${from}..${to}` : '');

/** The days of such a filter; undefined when it is written in any other way, or names a day that is in no calendar. */
export function parseDayRange(written: string): DayRange | undefined {
  const [from, to, ...rest] = written.split('..').map((end) => end || undefined);
  const days = [from, to].filter((end) => end !== undefined);
  const range = written.includes('..') && rest.length === 0 && days.length > 0;
  return range && days.every((end) => day.safeParse(end).success) ? { from, to } : undefined;
}

/** Name of the header that carries the number of all rows behind a page. */
export const TOTAL_HEADER = 'x-total-count';

const GROUPED = /^(\w+)\[(.*)\]$/;

type Parameter = string | number | boolean | object | null | undefined;

/** `{ filtro: { tipo: 'a' }, pagina: 1 }` as the parameters of an address: `filtro[tipo]=a`, `pagina=1`; what is absent is left out. */
export function queryEntries(query: object = {}): [name: string, value: string][] {
  return Object.entries(query).flatMap(([name, value]: [string, Parameter]): [string, string][] => {
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'object') return queryEntries(value).map(([key, inner]) => [`${name}[${key}]`, inner]);
    return [[name, String(value)]];
  });
}

/** The way back: the parameters of an address with `filtro[tipo]` and its like as one object each. */
export function nestedQuery(parameters: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const groups = new Map<string, [key: string, value: unknown][]>();
  const flat: [string, unknown][] = [];
  for (const [name, value] of Object.entries(parameters)) {
    const [, group, key] = GROUPED.exec(name) ?? [];
    if (group === undefined || key === undefined) flat.push([name, value]);
    else groups.set(group, [...(groups.get(group) ?? []), [key, value]]);
  }
  const nested = [...groups].map(([group, entries]): [string, unknown] => [group, Object.fromEntries(entries)]);
  return Object.fromEntries([...flat, ...nested]);
}
