import { z } from 'zod';

/**
 * Kind of a column's values. It decides how server and browser filter and sort, which filter the header offers and the type of the
 * spreadsheet cell:
 *
 * | kind     | filter                      | spreadsheet cell     |
 * | -------- | --------------------------- | -------------------- |
 * | `texto`  | contains, accents folded    | text                 |
 * | `codigo` | contains, accents folded    | text (zeros survive) |
 * | `opcion` | is one of a few values      | text of its label    |
 * | `numero` | equals                      | number               |
 * | `dia`    | days from and to            | date                 |
 * | `momento`| days from and to            | date and time        |
 * | `dato`   | none: a row has it, no list shows it | none         |
 */
export type ColumnKind = 'texto' | 'codigo' | 'opcion' | 'numero' | 'dia' | 'momento' | 'dato';

/** How people see a number that is stored in another unit: divided by `per`, with up to `digits` decimals. */
export interface Scale {
  readonly per: number;
  readonly digits: number;
}

/** One column of a list: its kind, and the schema of its value in a response row. */
export interface Column<
  Schema extends z.ZodType = z.ZodType,
  Kind extends ColumnKind = ColumnKind,
  Labels extends string | undefined = string | undefined,
> {
  readonly kind: Kind;
  readonly schema: Schema;
  /** Catalogue group of an `opcion` with codes: `comun.opciones.<labels>.<value>`. Without a group the value is its own label. */
  readonly labels?: Labels | undefined;
  /** Scale of a `numero` that lists and files show otherwise than the API has it. */
  readonly scale?: Scale | undefined;
  /** Kind and schema of every dynamic column behind this one (`eachColumn`). */
  readonly each?: Column | undefined;
  /** Figure of the registry that the column shows (`cifra/cifra.ts`). */
  readonly cifra?: string | undefined;
}

const ofKind =
  <Kind extends ColumnKind>(kind: Kind) =>
  <Schema extends z.ZodType>(schema: Schema): Column<Schema, Kind> => ({ kind, schema });

// Every list shares these schemas: the client builds the contract of the whole portal when it starts.
const TEXT = z.string();
const OPTIONAL_TEXT = TEXT.nullable();
const NUMBER = z.number();
const OPTIONAL_NUMBER = NUMBER.nullable();

/** Free text. */
export const textColumn = () => ofKind('texto')(TEXT);
export const optionalTextColumn = () => ofKind('texto')(OPTIONAL_TEXT);

/** A code or a document number: text with significant leading zeros. */
export const codeColumn = () => ofKind('codigo')(TEXT);
export const optionalCodeColumn = () => ofKind('codigo')(OPTIONAL_TEXT);

/** One of a few values. `labels` names their group in the catalogue; absent for texts that are their own label. */
export const optionColumn = <Schema extends z.ZodType, const Labels extends string | undefined = undefined>(
  schema: Schema,
  labels?: Labels,
): Column<Schema, 'opcion', Labels> => ({ kind: 'opcion', schema, labels });

/** A count, a duration, an identifier … */
export const numberColumn = (scale?: Scale) => ({ ...ofKind('numero')(NUMBER), scale });
export const optionalNumberColumn = (scale?: Scale) => ({ ...ofKind('numero')(OPTIONAL_NUMBER), scale });

/** A rating: 10 to 100 in the API, 1 to 10 for people, with one decimal for a mean (P17). */
export const RATING: Scale = { per: 10, digits: 1 };

/** Returns a number as people see it, in lists and files alike. */
export const scaled = ({ scale }: Column, value: number): number => (scale ? Number((value / scale.per).toFixed(scale.digits)) : value);

/** Calendar day `YYYY-MM-DD`. */
export const dayColumn = () => ofKind('dia')(TEXT);
export const optionalDayColumn = () => ofKind('dia')(OPTIONAL_TEXT);

/** Instant, ISO 8601. */
export const momentColumn = () => ofKind('momento')(TEXT);
export const optionalMomentColumn = () => ofKind('momento')(OPTIONAL_TEXT);

/** A value for forms and links that lists do not show. */
export const dataColumn = <Schema extends z.ZodType>(schema: Schema): Column<Schema, 'dato'> => ofKind('dato')(schema);

/** Name of one dynamic column, e.g. `p12`. */
const EACH_NAME = /^[a-z][a-z0-9_]{0,39}$/;

/**
 * Dynamic columns, as many as the data has, e.g. one for each program. A row holds them as `{ [name]: value }`; a query names one as
 * `<column>.<name>`.
 */
export const eachColumn = <Schema extends z.ZodType>(each: Column<Schema>): Column<z.ZodRecord<z.ZodString, Schema>, 'dato'> => ({
  kind: 'dato',
  schema: z.record(z.string().regex(EACH_NAME), each.schema),
  each,
});

/** Columns of a list by name, in the order of the list. */
export type Columns = Readonly<Record<string, Column>>;

/** Names of the columns that a list shows, sorts, filters and exports: all but `dato`. */
export type ShownName<C extends Columns> = {
  [Name in keyof C & string]: C[Name]['kind'] extends 'dato' ? never : Name;
}[keyof C & string];

type RowShape<C extends Columns> = { -readonly [Name in keyof C]: C[Name]['schema'] };

/** Zod schema of a row with the columns `C`. */
export type RowSchema<C extends Columns> = z.ZodObject<RowShape<C>>;

/** Row with the columns `C`: `{ codigo: string, … }`. */
export type RowOf<C extends Columns> = z.output<RowSchema<C>>;

/** Builds the schema of a row. */
export const rowSchema = <C extends Columns>(columns: C): RowSchema<C> =>
  z.object(Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])) as RowShape<C>);

/** Returns the column of a name in a query: a shown one, or `<column>.<name>` of an `eachColumn`; undefined for any other name. */
export function columnOf(columns: Columns, name: string): Column | undefined {
  const [owner = '', each, ...rest] = name.split('.');
  const column = Object.hasOwn(columns, owner) ? columns[owner] : undefined;
  if (each === undefined) return column?.kind === 'dato' ? undefined : column;
  return EACH_NAME.test(each) && rest.length === 0 ? column?.each : undefined;
}

/** Returns name and column of everything that the list shows. */
export const shownColumns = (columns: Columns): [name: string, column: Column][] =>
  Object.entries(columns).filter(([, { kind }]) => kind !== 'dato');
