import { z } from 'zod';
import { limpiarTexto } from './texto.ts';

/**
 * Building blocks of every schema: a limit is written once and feeds server, form and OpenAPI page (P71).
 * Numbers are also accepted as digits in a string, because paths, queries and spreadsheets send text (P72); nothing else is coerced.
 */

const MAX_INT4 = 2_147_483_647;
const digits = z
  .string()
  .regex(/^-?\d{1,10}$/)
  .transform(Number);

/** Whole number between `min` and `max`, as a number or as digits. */
export const integer = (min: number, max: number) => z.union([z.number(), digits]).pipe(z.number().int().min(min).max(max));

const empty = z.literal('').transform(() => null);

/** Whole number that may be missing, null or '' (null): forms send '' for an empty field. */
export const optionalInteger = (min: number, max: number) =>
  z.union([z.number(), digits, empty, z.null()]).pipe(z.number().int().min(min).max(max).nullable()).optional();

/** Identifier of a stored record: a positive 32-bit integer. */
export const id = integer(1, MAX_INT4);

const unchosen = z.literal([0, '0']).transform(() => null);

/** Identifier that may be missing, null, '' or 0 (null): the values of a select without a choice (P72). */
export const optionalId = z
  .union([unchosen, z.number(), digits, empty, z.null()])
  .pipe(z.number().int().min(1).max(MAX_INT4).nullable())
  .optional();

/** 0 or 1: every `indicador_*`, and `cuestionario` (P72). */
export const indicador = integer(0, 1);

/** Refuses NUL and half a surrogate pair, as the import of a sheet does: PostgreSQL cannot store them in every column. */
const isStorable = (value: string) => !/\0|\p{Surrogate}/u.test(value);

/** Free text, trimmed, composed, with LF line ends and without signs that nobody sees. `min` 0 allows an empty text. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .overwrite((value) => limpiarTexto(value.replaceAll(/\r\n?/g, '\n')))
    .trim()
    .min(min)
    .max(max)
    .refine(isStorable, { params: { clave: 'caracteres' } });

/** Text that may be missing, null or empty; all three become null. */
export const optionalText = (max: number) =>
  text(max, 0)
    .nullish()
    .transform((value) => (value ? value : null));

/** Text that may be null or '' (null); absent, it stays as it is stored. */
export const clearableText = (max: number) =>
  text(max, 0)
    .nullable()
    .transform((value) => value || null)
    .optional();

/** A secret: never trimmed. */
export const secret = (max: number, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine(isStorable, { params: { clave: 'caracteres' } });

/** Calendar day `YYYY-MM-DD` in the portal's time zone (P21); year 0000 is refused because PostgreSQL has none. */
export const day = z.iso.date().refine((value) => !value.startsWith('0000'));

/** Years of the days that a record may have: an earlier or later one is a slip of the hand, such as 0024 (P189). */
export const ANIOS = [1900, 2100] as const;

/** Returns whether a day lies in a year that a record may have. */
const isPossible = (value: string): boolean => Number(value.slice(0, 4)) >= ANIOS[0] && Number(value.slice(0, 4)) <= ANIOS[1];

/** Calendar day of a record. */
export const possibleDay = day.refine(isPossible, { params: { clave: 'anio' } });

/** The same, which may be missing, null or ''; all three become null. */
export const optionalPossibleDay = z
  .string()
  .nullish()
  .transform((value) => value || null)
  .pipe(possibleDay.nullable());

/** Calendar day that may be missing, null or ''; all three become null. */
export const optionalDay = z
  .string()
  .nullish()
  .transform((value) => value || null)
  .pipe(day.nullable());

/** One of a few texts that may be missing, null or ''; all three become null. */
export const optionalChoice = <const Values extends readonly string[]>(values: Values) =>
  z
    .string()
    .nullish()
    .transform((value) => value || null)
    .pipe(z.enum(values).nullable());

/** Instant, ISO 8601 with zone. */
export const instant = z.string();

/** Instant in a request, `2026-11-21T15:00:00.000Z`; year 0000 is refused as in `day`. */
export const sentInstant = z.iso.datetime().refine((value) => !value.startsWith('0000'));

/** Percentage 0-100 (P21). */
export const percent = z.number().min(0).max(100);

/** Path parameters of a call on one record. */
export const idParams = z.object({ id });

/** Life of a master record: 0 En Desarrollo, 1 Activo, 2 Inactivo (P70). */
export const estadoMaestro = integer(0, 2);
/** Values of `estadoMaestro`. */
export const ESTADO = { enDesarrollo: 0, activo: 1, inactivo: 2 } as const;

/** Ids separated by commas; 0, -1 or nothing: all, an empty array. */
export const idList = z
  .string()
  .regex(/^(-1|\d{1,9}(,\d{1,9}){0,499})?$/)
  .transform((written) => (written === '-1' ? [] : written.split(',').map(Number).filter(Boolean)));

/** Ids in a body: a number, digits, or digits separated by commas; read as `idList`. */
export const writtenIds = z.union([z.number(), z.string()]).transform(String).pipe(idList);

/** First or last day of a range; 0 or nothing: no bound, null. */
export const dayBound = z.union([z.literal(['', '0']).transform(() => null), day]);

/** Returns whether a range does not end before it begins; an open end is in order. */
export const inOrder = (from: string | null | undefined, to: string | null | undefined): boolean => !from || !to || from <= to;

/** Fault of a range that ends before it begins. */
export const DAYS_ORDER = { params: { clave: 'orden_fechas' } };

/** Days of a range in a path. */
export const dayRange = { from: dayBound, to: dayBound };
/** Judges the order of `dayRange`. */
export const rangeInOrder = ({ from, to }: { readonly from: string | null; readonly to: string | null }): boolean => inOrder(from, to);
/** Fault of a `dayRange` in the wrong order. */
export const RANGE_ORDER = { path: ['to'], ...DAYS_ORDER };
