import type { z } from 'zod';
import type { Columns, RowOf, textColumn } from '../list/column.ts';
import type { Fields, InputSchema } from '../field.ts';
import type { REVIEWED } from './import-rows.ts';

/** Types of one import. */
export interface ImportTypes {
  /** Fields that a row of the file gives. */
  readonly fields: Fields;
  /** Further columns of the review, found by the server, e.g. the code behind a name. */
  readonly extra: Columns;
  /** Choices for the whole file, e.g. its plan: as the server receives them, and as a caller sends them. */
  readonly options: object;
  readonly optionsInput: object;
  /** Further values of the review about the whole file, besides its counts. */
  readonly answer: object;
}

export type ImportField<T extends ImportTypes> = keyof T['fields'] & string;
/** Parsed values of a row without problems. */
export type ImportValues<T extends ImportTypes> = z.output<InputSchema<T['fields']>>;

/** Columns of a review: `REVIEWED`, every column of the file as text, and the further ones. */
export type ReviewColumns<T extends ImportTypes> = typeof REVIEWED & {
  readonly [Name in keyof T['fields']]: ReturnType<typeof textColumn>;
} & T['extra'];
/** Row of those columns, as an intersection: code for any import reads the columns of `REVIEWED` from it. */
export type ReviewRow<T extends ImportTypes> = RowOf<typeof REVIEWED> & { [Name in keyof T['fields']]: string } & RowOf<T['extra']>;
