import { z } from 'zod';

/**
 * What a column holds. The kind decides how the server and the browser filter and sort the column, which filter its header offers and
 * how a spreadsheet types its cell:
 *
 * | kind     | filter                      | spreadsheet cell     |
 * | -------- | --------------------------- | -------------------- |
 * | `texto`  | contains, accents folded    | text                 |
 * | `codigo` | contains, accents folded    | text (zeros survive) |
 * | `opcion` | is one of a few values      | text of its label    |
 * | `numero` | equals                      | number               |
 * | `dia`    | days from and to            | date                 |
 * | `momento`| days from and to            | date and time        |
 * | `dato`   | none: it only travels with the row and no list shows it  | none |
 */
export type ColumnKind = 'texto' | 'codigo' | 'opcion' | 'numero' | 'dia' | 'momento' | 'dato';

/** One column of a list: its kind, and the schema of its value in the row that leaves the server. */
export interface Column<
  Schema extends z.ZodType = z.ZodType,
  Kind extends ColumnKind = ColumnKind,
  Labels extends string | undefined = string | undefined,
> {
  readonly kind: Kind;
  readonly schema: Schema;
  /** For an `opcion` whose values are codes: their group in the catalogue, `comun.opciones.<labels>.<value>`. Without it a value is its own label. */
  readonly labels?: Labels | undefined;
  /** The column stands for many, known only when the list is read: what each of them holds. */
  readonly each?: Column | undefined;
}

const ofKind =
  <Kind extends ColumnKind>(kind: Kind) =>
  <Schema extends z.ZodType>(schema: Schema): Column<Schema, Kind> => ({ kind, schema });

/** Free text. */
export const textColumn = () => ofKind('texto')(z.string());
export const optionalTextColumn = () => ofKind('texto')(z.string().nullable());

/** A code or a document number: text whose leading zeros count. */
export const codeColumn = () => ofKind('codigo')(z.string());
export const optionalCodeColumn = () => ofKind('codigo')(z.string().nullable());

/** One of a few values. `labels` names the group of the catalogue that words them; a text that is its own label has none. */
export const optionColumn = <Schema extends z.ZodType, const Labels extends string | undefined = undefined>(
  schema: Schema,
  labels?: Labels,
): Column<Schema, 'opcion', Labels> => ({ kind: 'opcion', schema, labels });

/** A count, a duration, an identifier … */
export const numberColumn = () => ofKind('numero')(z.number());
export const optionalNumberColumn = () => ofKind('numero')(z.number().nullable());

/** Calendar day `YYYY-MM-DD`. */
export const dayColumn = () => ofKind('dia')(z.string());
export const optionalDayColumn = () => ofKind('dia')(z.string().nullable());

/** Instant, ISO 8601. */
export const momentColumn = () => ofKind('momento')(z.string());
export const optionalMomentColumn = () => ofKind('momento')(z.string().nullable());

/** A value that a form or a link needs and no list shows. */
export const dataColumn = <Schema extends z.ZodType>(schema: Schema): Column<Schema, 'dato'> => ofKind('dato')(schema);

/** Name of one of the columns behind an `eachColumn`: `p12`. */
const EACH_NAME = /^[a-z][a-z0-9_]{0,39}$/;

/**
 * As many columns as the data asks for, e.g. one per program: the row holds them as `{ [name]: value }`, and a caller names one of them
 * `<column>.<name>`. Which there are and how they are called, the answer's companion says.
 */
export const eachColumn = <Schema extends z.ZodType>(each: Column<Schema>): Column<z.ZodRecord<z.ZodString, Schema>, 'dato'> => ({
  kind: 'dato',
  schema: z.record(z.string().regex(EACH_NAME), each.schema),
  each,
});

export type Columns = Readonly<Record<string, Column>>;

/** Names of the columns that a person may see, sort, filter and export. */
export type ShownName<C extends Columns> = {
  [Name in keyof C & string]: C[Name]['kind'] extends 'dato' ? never : Name;
}[keyof C & string];

type RowShape<C extends Columns> = { -readonly [Name in keyof C]: C[Name]['schema'] };

/** The schema of a row of some columns. */
export type RowSchema<C extends Columns> = z.ZodObject<RowShape<C>>;

/** A row of some columns: `{ codigo: string, … }`. */
export type RowOf<C extends Columns> = z.output<RowSchema<C>>;

export const rowSchema = <C extends Columns>(columns: C): RowSchema<C> =>
  z.object(Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])) as RowShape<C>);

/** The column that a caller means by a name: one that the list shows, or `<column>.<name>` of an `eachColumn`; undefined for any other. */
export function columnOf(columns: Columns, name: string): Column | undefined {
  const [owner = '', each, ...rest] = name.split('.');
  const column = Object.hasOwn(columns, owner) ? columns[owner] : undefined;
  if (each === undefined) return column?.kind === 'dato' ? undefined : column;
  return EACH_NAME.test(each) && rest.length === 0 ? column?.each : undefined;
}

/** Columns that a list shows, by name. */
export const shownColumns = (columns: Columns): [name: string, column: Column][] =>
  Object.entries(columns).filter(([, { kind }]) => kind !== 'dato');
