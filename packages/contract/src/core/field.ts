import { z } from 'zod';
import {
  type Column,
  codeColumn,
  dataColumn,
  dayColumn,
  numberColumn,
  optionalDayColumn,
  optionalNumberColumn,
  optionalTextColumn,
  optionColumn,
  textColumn,
} from './list/column.ts';
import { lazy, withLazy } from './lazy.ts';
import {
  clearableText,
  estadoMaestro,
  indicador,
  integer,
  optionalId,
  optionalInteger,
  optionalPossibleDay,
  optionalText,
  possibleDay,
  text,
} from './fields.ts';

/** Field of a stored record: the schema of its input, and its column in lists and rows. */
export interface Field<Input extends z.ZodType = z.ZodType, C extends Column = Column> {
  readonly input: Input;
  readonly column: C;
  /** The input must be present. */
  readonly required: boolean;
  /** Longest text, in characters. */
  readonly max?: number | undefined;
  /** Smallest and largest number. */
  readonly range?: readonly [min: number, max: number] | undefined;
}

/** Fields of a record by name. */
export type Fields = Readonly<Record<string, Field>>;

/** Defines a field; `required` follows from the input schema. */
export const field = <Input extends z.ZodType, C extends Column>(input: Input, column: C, max?: number): Field<Input, C> =>
  withLazy({ input, column, max }, lazy({ required: () => !input.safeParse(undefined).success }));

/** Required text of at most `max` characters. */
export const textField = (max: number) => field(text(max), textColumn(), max);
/** Text of at most `max` characters, or null. */
export const optionalTextField = (max: number) => field(optionalText(max), optionalTextColumn(), max);
/** Text of at most `max` characters, or null; absent, it stays as it is stored. */
export const clearableTextField = (max: number) => field(clearableText(max), optionalTextColumn(), max);
/** Required code of at most `max` characters; leading zeros stay. */
export const codeField = (max: number) => field(text(max), codeColumn(), max);
/** Required calendar day. */
export const dayField = () => field(possibleDay, dayColumn());
/** Required whole number from `min` to `max`. */
export const integerField = (min: number, max: number) =>
  withLazy({ range: [min, max] as const }, field(integer(min, max), numberColumn()));
/** Whole number from `min` to `max`; absent, it stays as it is stored. */
export const keptIntegerField = (min: number, max: number) =>
  withLazy({ range: [min, max] as const }, field(integer(min, max).optional(), numberColumn()));
/** Calendar day, or null. */
export const optionalDayField = () => field(optionalPossibleDay, optionalDayColumn());
/** Whole number from `min` to `max`, or null. */
export const optionalIntegerField = (min: number, max: number) =>
  withLazy({ range: [min, max] as const }, field(optionalInteger(min, max), optionalNumberColumn()));
/** 0 or 1, 0 by default (P72). */
export const flagField = () => field(indicador.default(0), optionColumn(z.number(), 'indicador'));
/** `codigo_estado` of a master: 0 En Desarrollo, 1 Activo, 2 Inactivo (P70). */
export const stateField = () => field(estadoMaestro, optionColumn(z.number(), 'estado'));
/** `codigo_estado` of plans, questions and parameters: 1 Activo, 2 Inactivo (P70). */
export const shortStateField = () => field(integer(1, 2), optionColumn(z.number(), 'estadoCorto'));
/** The same, which may be absent: 1 for a new record, else as it is stored. */
export const optionalStateField = () => field(integer(1, 2).optional(), optionColumn(z.number(), 'estadoCorto'));

/** Company to which a content belongs; null: to the whole portal. Absent, it stays as it is stored (P199). */
export const ownerField = () => field(optionalId, dataColumn(z.number().nullable()));

type InputShape<F extends Fields> = { -readonly [Name in keyof F]: F[Name]['input'] };
export type FieldColumns<F extends Fields> = { readonly [Name in keyof F]: F[Name]['column'] };

/** Zod schema of the input of the fields `F`. */
export type InputSchema<F extends Fields> = z.ZodObject<InputShape<F>>;

const mapped = <Value>(fields: Fields, pick: (one: Field) => Value) =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [name, pick(one)]));

/** Returns the input schema of each field. */
export const inputShape = <F extends Fields>(fields: F): InputShape<F> => mapped(fields, ({ input }) => input) as InputShape<F>;
/** Returns the column of each field. */
export const fieldColumns = <F extends Fields>(fields: F): FieldColumns<F> => mapped(fields, ({ column }) => column) as FieldColumns<F>;
