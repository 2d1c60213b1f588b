import type { Endpoint, MasterTypes } from '@portal/contract/core';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { LEFT_OUT, type Prepare, type Sent } from '../http/route.ts';
import { fieldsError } from '../http/answer/translate-error.ts';
import { completed, leftOut, lostFields, mayBeShown, type Saved, unknownFields, withoutCounts } from './sent-fields.rules.ts';

type Values = Readonly<Record<string, unknown>>;

/** Master as far as its bodies are judged, and how a stored record of it is read. */
interface Judged {
  readonly definition: { readonly key: string; readonly fields: MasterTypes['fields']; readonly list: { readonly columns: object } };
  readonly find: (context: Context, id: number) => Promise<object | undefined>;
}

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

const namesOf = (schema: Endpoint['body']): string[] => {
  if (schema instanceof z.ZodArray) return namesOf(schema.element as Endpoint['body']);
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
};

const savedBy = ({ body }: Endpoint, { key, fields, list }: Judged['definition']): Saved => {
  const stores = new Set(namesOf(body));
  const reads = new Set(Object.keys(list.columns));
  const computed = [...reads].filter((name) => name !== key && name !== 'version' && !(name in fields));
  return { key, stores, reads, counts: new Set(computed.filter((name) => stores.has(name))) };
};

/** Throws 400 at the named fields, if any. */
const refuse = (lost: Parameters<typeof fieldsError>[0]): void => {
  if (Object.keys(lost).length) throw fieldsError(lost);
};

/** Throws 400 at every field of a new record, or of an array of them, that the call would lose. */
export const prepareNew = (endpoint: Endpoint, { definition }: Judged): Prepare => {
  const saved = savedBy(endpoint, definition);
  return async (_context, { body }) => {
    const rows = Array.isArray(body) ? body.map((row, index) => [`${index}.`, row] as const) : [['', body] as const];
    const lost = rows.flatMap(([path, row]) =>
      isRecord(row) ? Object.entries(lostFields(row, saved, undefined)).map(([name, refusal]) => [path + name, refusal] as const) : [],
    );
    refuse(Object.fromEntries(lost));
    return { body };
  };
};

const idOf = ({ params, body }: Sent, key: string): number => {
  const sent: unknown = isRecord(params) && 'id' in params ? params['id'] : isRecord(body) && body[key];
  return typeof sent === 'string' || typeof sent === 'number' ? Number(sent) : Number.NaN;
};

const MAX_INT4 = 2_147_483_647;
const isId = (id: number): boolean => Number.isInteger(id) && id > 0 && id <= MAX_INT4;

/** Returns whether a body names another version than the stored one: what it shows was read before, and the call answers the conflict (P31). */
const isStale = (body: Values, stored: Values): boolean =>
  typeof body['version'] === 'number' && typeof stored['version'] === 'number' && body['version'] !== stored['version'];

/**
 * Completes a change before it is validated: what the body leaves out is as it is stored (P210). Throws 400 at every field that the call would
 * lose. A body that says everything costs no statement; for an unknown record it stays as it is, and the handler refuses it.
 */
export const prepareChange = (endpoint: Endpoint, { definition, find }: Judged): Prepare => {
  const saved = savedBy(endpoint, definition);
  const fields = Object.keys(definition.fields);
  return async (context, sent) => {
    const { body } = sent;
    const id = idOf(sent, definition.key);
    if (!isRecord(body)) return { body };
    const missing = leftOut(body, fields);
    const needed = missing.length > 0 || mayBeShown(body, saved);
    const stored = needed && isId(id) ? await find(context, id) : undefined;
    if (!stored) {
      refuse(unknownFields(body, saved));
      return { body };
    }
    const row = Object.fromEntries(Object.entries(stored));
    const shown = isStale(body, row) ? body : row;
    refuse(lostFields(body, saved, shown));
    return { body: completed(withoutCounts(body, saved, shown), missing, row), leftOut: missing };
  };
};

/** Returns the fields that the caller of a change left out. */
export const leftOutOf = (body: object): readonly string[] => (LEFT_OUT in body ? (body[LEFT_OUT] as readonly string[]) : []);

/** Returns the values of a change with the left-out fields as `read` finds them: under the lock of the change, for somebody else may have saved since. */
export async function asStored<V extends object>(values: V, body: object, read: () => Promise<object | undefined>): Promise<V> {
  const names = leftOutOf(body);
  const row = names.length ? await read() : undefined;
  return row
    ? { ...values, ...Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name) && name in values)) }
    : values;
}
