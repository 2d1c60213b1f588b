import { types, type CustomTypesConfig } from 'pg';

type Parse = (text: string) => unknown;

const OID = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;
const ARRAY_OID = { int8: 1016, text: 1009, date: 1182, timestamptz: 1185, numeric: 1231 } as const;

const parserOf = (oid: number): Parse => types.getTypeParser(oid, 'text') as Parse;

/** Counts and ids. Throws instead of rounding a value beyond the safe integers. */
function integer(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`bigint fuera de rango: ${text}`);
  return value;
}

const parseInstant = parserOf(OID.timestamptz);

/** ISO 8601 in UTC, milliseconds; `infinity` stays as it is. */
function instant(text: string): string {
  const value = parseInstant(text);
  return value instanceof Date ? value.toISOString() : text;
}

const day: Parse = (text) => text;

const parseTexts = parserOf(ARRAY_OID.text);

const arrayOf = (parse: Parse): Parse => {
  const convert = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(convert) : typeof value === 'string' ? parse(value) : value;
  return (text) => convert(parseTexts(text));
};

const PARSERS: ReadonlyMap<number, Parse> = new Map<number, Parse>([
  [OID.int8, integer],
  [OID.date, day],
  [OID.timestamptz, instant],
  [OID.numeric, Number],
  [ARRAY_OID.int8, arrayOf(integer)],
  [ARRAY_OID.date, arrayOf(day)],
  [ARRAY_OID.timestamptz, arrayOf(instant)],
  [ARRAY_OID.numeric, arrayOf(Number)],
]);

/**
 * Parsers of column values, for the `types` of a pool: date to `YYYY-MM-DD`, timestamptz to an ISO text, bigint and numeric to
 * numbers (and arrays of them). Other types keep `pg`'s own parsers.
 */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && PARSERS.get(oid)) || types.getTypeParser(oid, format ?? 'text')) as typeof types.getTypeParser,
};
