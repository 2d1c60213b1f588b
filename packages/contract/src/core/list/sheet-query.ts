import { queryEntries } from '../query-text.ts';
import { SHEET_TYPES } from './spreadsheet.ts';

/**
 * Media type of a spreadsheet that brings parameters of its call: the length of their JSON (unsigned 32-bit number, big-endian), the JSON
 * (`[["enmienda", "…"], …]`, named as in an address), the bytes of the file. An address has room for some kilobytes, in proxies too.
 */
export const SHEET_QUERY_TYPE = 'application/vnd.portal.planilla';

/** Media types of the body of an import. */
export const SHEET_BODY_TYPES = [...SHEET_TYPES, SHEET_QUERY_TYPE] as const;

const HEAD = 4;
/** Bytes of the JSON. */
const QUERY_MAX = 1_000_000;

/** JSON of parameters for such a body. */
export const sheetQuery = (query: object): string => JSON.stringify(queryEntries(query));

/** Writes the UTF-8 of that JSON before the bytes of a spreadsheet. */
export function withQuery(parameters: Uint8Array, sheet: Uint8Array): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(HEAD + parameters.length + sheet.length);
  new DataView(body.buffer).setUint32(0, parameters.length);
  body.set(parameters, HEAD);
  body.set(sheet, HEAD + parameters.length);
  return body;
}

const isEntry = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((one) => typeof one === 'string');

interface Read {
  readonly entries: readonly [string, string][];
  readonly sheet: Uint8Array;
}

/** Reads such a body; undefined when it is none. */
export function readWithQuery(body: Uint8Array, decode: (bytes: Uint8Array) => string): Read | undefined {
  if (body.length < HEAD) return undefined;
  const end = HEAD + new DataView(body.buffer, body.byteOffset).getUint32(0);
  if (end > body.length || end > HEAD + QUERY_MAX) return undefined;
  try {
    const entries: unknown = JSON.parse(decode(body.subarray(HEAD, end)));
    return Array.isArray(entries) && entries.every(isEntry) ? { entries, sheet: body.subarray(end) } : undefined;
  } catch {
    return undefined;
  }
}
