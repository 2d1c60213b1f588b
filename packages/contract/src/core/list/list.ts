import { z } from 'zod';
import { escritoComoDni } from '../../usuario/documento.ts';
import { byNames } from '../by-names.ts';
import { columnOf, type Column, type Columns, type RowSchema, rowSchema, shownColumns, type ShownName } from './column.ts';
import { day, integer, text } from '../fields.ts';
import { lazy, withLazy } from '../lazy.ts';

/** Largest `tamano`: rows of one page. */
export const PAGE_MAX = 1000;

/** File formats of an export (P41). */
export const EXPORT_FORMATS = ['xlsx', 'csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Most rows of a PDF; more are a matter of a workbook (P256). */
export const PDF_FILAS = 5000;

/**
 * Query of a list (P36). With `pagina` the answer holds one page, and the header `x-total-count` counts all rows; without it the
 * answer holds every row. `orden` is a column, with a leading `-` for descending. `filtro[columna]=valor` filters as the column's
 * kind compares (`ColumnKind`); several filters are combined with "and". `formato` answers the whole list as a file with the columns
 * `columnas` (names separated by commas), in that order.
 */
export interface ListQuery<Name extends string = string> {
  readonly pagina?: number | undefined;
  readonly tamano: number;
  readonly orden?: Name | `-${Name}` | undefined;
  readonly buscar?: string | undefined;
  readonly filtro?: { readonly [N in Name]?: string | undefined } | undefined;
  readonly formato?: ExportFormat | undefined;
  readonly columnas?: string | undefined;
  /** Title of a PDF, as the screen names the list. */
  readonly titulo?: string | undefined;
}

/** `ListQuery` before parsing: everything may be absent. */
export type ListInput<Name extends string = string> = Partial<ListQuery<Name>>;

/** File names of a list's exports, without extension (P88); a PDF has that of the workbook. */
export interface FileNames {
  readonly csv: string;
  readonly xlsx: string;
}

/** Definition of a list, from which screen, address, API, SQL and spreadsheet derive (`docs/decisions/016`). */
export interface AnyList {
  /** Namespace of its column titles in the catalogue: `<name>.campos.<column>`, else `comun.campos.<column>`. */
  readonly name: string;
  /** Unique column, the last criterion of every order: rows that are equal otherwise keep their page. */
  readonly key: string;
  readonly columns: Columns;
  readonly row: z.ZodObject;
  readonly query: z.ZodType<ListQuery, ListInput>;
  /** Columns that `buscar` searches; each of its words must occur in one of them. */
  readonly search: readonly string[];
  /** Default order, e.g. `-fecha_creacion`. */
  readonly order: string;
  readonly files: FileNames;
}

/** `AnyList` with the types of its columns. */
export interface ListDefinition<C extends Columns> extends AnyList {
  readonly key: keyof C & string;
  readonly columns: C;
  readonly row: RowSchema<C>;
  readonly query: z.ZodType<ListQuery<ShownName<C>>, ListInput<ShownName<C>>>;
}

interface ListSpec<C extends Columns> extends Pick<ListDefinition<C>, 'name' | 'key' | 'columns' | 'order'> {
  /** By default all columns of kind `texto` and `codigo`. */
  readonly search?: readonly ShownName<C>[] | undefined;
  /** By default `name`. */
  readonly files?: FileNames;
}

type Schemas<C extends Columns> = Pick<ListDefinition<C>, 'row' | 'query'>;

/** Defines a list by its columns; row schema, query schema and defaults derive from them. */
export function defineList<const C extends Columns>({ name, key, columns, order, search, files }: ListSpec<C>): ListDefinition<C> {
  const given = { name, key, columns, search: search ?? searched(columns), order, files: files ?? { csv: name, xlsx: `UCJ-${name}` } };
  return withLazy(
    given,
    lazy<Schemas<C>>({ row: () => rowSchema(columns), query: () => byNames<ListDefinition<C>['query']>(listQuery(columns)) }),
  );
}

const searched = (columns: Columns): string[] =>
  shownColumns(columns).flatMap(([name, { kind }]) => (kind === 'texto' || kind === 'codigo' ? [name] : []));

/** Returns the query schema of a list with these columns as an object, to which a call adds filters of its own. */
export function listQuery(columns: Columns) {
  const fixed = !Object.values(columns).some(({ each }) => each);
  const known = (name: string) => columnOf(columns, name) !== undefined;
  return z.object({
    pagina: integer(1, 1_000_000).optional(),
    tamano: integer(1, PAGE_MAX).default(100),
    orden: (fixed
      ? z.enum(orders(columns))
      : z
          .string()
          .max(90)
          .refine((orden) => known(bareName(orden)), UNKNOWN)
    ).optional(),
    buscar: text(100, 0).overwrite(escritoComoDni).optional(),
    filtro: filterSchema(columns, fixed).optional(),
    formato: z.enum(EXPORT_FORMATS).optional(),
    columnas: z
      .string()
      .max(10_000)
      .refine((written) => columnNames(written).every(known), UNKNOWN)
      .optional(),
    titulo: text(200).optional(),
  });
}

const UNKNOWN = { params: { clave: 'opcion' } };

const orders = (columns: Columns): string[] => shownColumns(columns).flatMap(([name]) => [name, `-${name}`]);

/** Returns the column of an `orden`, without its sign. */
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

/** Splits `codigo,titulo` into names. */
export const columnNames = (written: string): string[] => written.split(',').filter(Boolean);

/** Range of calendar days in the portal's time zone (P21), both ends included; an open end is absent. */
export interface DayRange {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Writes a filter by days: `2026-11-01..2026-11-30`, `2026-11-01..`, `..2026-11-30`; '' for a range without ends. */
export const dayRangeText = ({ from = '', to = '' }: DayRange): string => (from || to ? `${from}..${to}` : '');

/** Parses a filter by days; undefined for any other text and for days that do not exist. */
export function parseDayRange(written: string): DayRange | undefined {
  const [from, to, ...rest] = written.split('..').map((end) => end || undefined);
  const days = [from, to].filter((end) => end !== undefined);
  const range = written.includes('..') && rest.length === 0 && days.length > 0;
  return range && days.every((end) => day.safeParse(end).success) ? { from, to } : undefined;
}

/** Returns the name of a file of a list, with its extension. */
export const fileName = (files: FileNames, format: ExportFormat): string => `${files[format === 'csv' ? 'csv' : 'xlsx']}.${format}`;
