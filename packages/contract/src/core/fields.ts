import { z } from 'zod';

/**
 * Building blocks of every schema, so that a limit is written once and feeds the server, the form and the OpenAPI page.
 * Numbers may arrive as digits in a string (path, query and spreadsheets send them so); nothing else is coerced.
 */

const MAX_INT4 = 2_147_483_647;
const digits = z
  .string()
  .regex(/^-?\d{1,10}$/)
  .transform(Number);

/** A whole number between `min` and `max`, written as a number or as digits. */
export const integer = (min: number, max: number) => z.union([z.number(), digits]).pipe(z.number().int().min(min).max(max));

const empty = z.literal('').transform(() => null);

/** A whole number that may be missing, null or empty; forms send an empty text for a field that nobody filled in. */
export const optionalInteger = (min: number, max: number) =>
  z.union([z.number(), digits, empty, z.null()]).pipe(z.number().int().min(min).max(max).nullable()).optional();

/** Identifier of a stored record: a positive 32-bit integer. */
export const id = integer(1, MAX_INT4);

const unchosen = z.literal([0, '0']).transform(() => null);

/** Identifier that may be missing, null, empty or 0: the value of a list in which nothing was chosen. */
export const optionalId = z
  .union([unchosen, z.number(), digits, empty, z.null()])
  .pipe(z.number().int().min(1).max(MAX_INT4).nullable())
  .optional();

/** 0 or 1: every `indicador_*`, and `cuestionario` (P72). */
export const indicador = integer(0, 1);

const withoutControl = (value: string) => !value.includes('\u0000');

/** Free text, trimmed and with plain line ends; NUL is refused because PostgreSQL cannot store it. `min` 0 allows an empty text. */
export const text = (max: number, min = 1) =>
  z
    .string()
    .overwrite((value) => value.replaceAll(/\r\n?/g, '\n'))
    .trim()
    .min(min)
    .max(max)
    .refine(withoutControl, { params: { clave: 'caracteres' } });

/** Text that may be missing, null or empty: all three are stored as null. */
export const optionalText = (max: number) =>
  text(max, 0)
    .nullish()
    .transform((value) => (value ? value : null));

/** A secret: never trimmed. */
export const secret = (max: number, min = 1) =>
  z
    .string()
    .min(min)
    .max(max)
    .refine(withoutControl, { params: { clave: 'caracteres' } });

/** Calendar day `YYYY-MM-DD` in the portal's time zone (P21), from the year 1 on: the calendar of the database has no year 0. */
export const day = z.iso.date().refine((value) => !value.startsWith('0000'));

/** Instant, ISO 8601 with zone. */
export const instant = z.string();

/** Instant as a client sends it, `2026-11-21T15:00:00.000Z`. */
export const sentInstant = z.iso.datetime();

/** Percentage 0-100 (P21). */
export const percent = z.number().min(0).max(100);

/** `{ id }` taken from the path. */
export const idParams = z.object({ id });

/** Life of a master record: 0 En Desarrollo, 1 Activo, 2 Inactivo (P70). */
export const estadoMaestro = integer(0, 2);
export const ESTADO = { enDesarrollo: 0, activo: 1, inactivo: 2 } as const;
