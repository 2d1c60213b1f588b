/** Reads one query parameter; undefined when it is missing or invalid. Without a schema library: the router is in the first file. */
type Reader<T> = (raw: unknown) => T | undefined;
export type Readers = Readonly<Record<string, Reader<unknown>>>;

/** Parameters as `readSearch` returns them. */
export type ParamsOf<R extends Readers> = { readonly [Name in keyof R]?: ReturnType<R[Name]> };

/** Largest id, which no record has: what an address names instead of an id is an absent record, not a new one (P64). */
export const NO_RECORD = 2_147_483_647;

/** Positive integer; one larger than every id names no record. */
export const whole: Reader<number> = (raw) => {
  const number = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : 0;
  return Number.isSafeInteger(number) && number > 0 ? Math.min(number, NO_RECORD) : undefined;
};

/** Id of a record; undefined only without one. */
export const record: Reader<number> = (raw) => {
  if (raw === undefined || raw === '') return undefined;
  return whole(raw) ?? NO_RECORD;
};

/** Text of at most `max` characters. */
export const word =
  (max: number): Reader<string> =>
  (raw) =>
    typeof raw === 'string' && raw.length <= max ? raw : undefined;

/** Calendar day `YYYY-MM-DD`, or 0 for no bound. */
export const bound: Reader<string> = (raw) => (typeof raw === 'string' && /^(0|\d{4}-\d{2}-\d{2})$/.test(raw) ? raw : undefined);

/** Texts by name, as in `filtro[codigo]=a`. */
export const words: Reader<Record<string, string>> = (raw) => {
  const entries = typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? Object.entries(raw) : [];
  const valid = entries.every((entry): entry is [string, string] => typeof entry[1] === 'string');
  return valid && entries.length > 0 ? Object.fromEntries(entries) : undefined;
};

/** Reads the named parameters of an address and drops all others. An invalid one is undefined by name: the router would else pass on the raw text. */
export function readSearch<R extends Readers>(readers: R, search: object): ParamsOf<R> {
  const given = search as Readonly<Record<string, unknown>>;
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(given[name])] as const);
  return Object.fromEntries(read.filter(([name, value]) => value !== undefined || name in given)) as ParamsOf<R>;
}
