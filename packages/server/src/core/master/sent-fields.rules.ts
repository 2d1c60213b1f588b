import { STAMPED } from '@portal/contract/core';
import { message, type Message } from '@portal/messages';

type Values = Readonly<Record<string, unknown>>;

/** Names that a call that saves a record knows of it. */
export interface Saved {
  /** Name of its id. */
  readonly key: string;
  /** Names that the call stores. */
  readonly stores: ReadonlySet<string>;
  /** Names of its record, as the calls that read it answer. */
  readonly reads: ReadonlySet<string>;
  /** Names of its ordered lists that the record shows as counts. */
  readonly counts: ReadonlySet<string>;
}

/** Returns whether a sent value says nothing: of a new record it may be sent for everything that the server makes. */
const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '' || value === 0 || value === false;

const plain = (value: unknown): unknown => (typeof value === 'number' ? String(value) : (value ?? ''));

/** Returns whether a sent value is the one that the record shows, as a client sends it that read the record and sends all of it back. */
const isShown = (sent: unknown, shown: unknown): boolean => JSON.stringify(plain(sent)) === JSON.stringify(plain(shown));

const refusal = (name: string, stores: Saved['stores']): Message =>
  stores.has(`id_${name}`) ? message('registro.seGuardaPor', { campo: `id_${name}` }) : message('registro.noSeGuarda');

const refusals = (names: readonly string[], { stores }: Saved): Record<string, Message> =>
  Object.fromEntries(names.map((name) => [name, refusal(name, stores)]));

/** Returns the names of a body that the call does not store. */
const notStored = (body: Values, { stores }: Saved): string[] =>
  Object.keys(body).filter((name) => !stores.has(name) && !STAMPED.has(name) && name !== 'version');

/** Returns whether a body has values that only the stored record can distinguish from lost ones. */
export const mayBeShown = (body: Values, saved: Saved): boolean =>
  notStored(body, saved).length > 0 || Object.entries(body).some(([name, value]) => saved.counts.has(name) && !Array.isArray(value));

/** Returns a refusal for each name of a body that the record does not have. */
export const unknownFields = (body: Values, saved: Saved): Record<string, Message> =>
  refusals(
    notStored(body, saved).filter((name) => name !== saved.key && !saved.reads.has(name)),
    saved,
  );

/**
 * Returns a refusal for each value of a body that the call would lose: a name that the record does not have, or a computed one with another
 * value than the stored record shows. Absent `stored`: a new record.
 */
export function lostFields(body: Values, saved: Saved, stored: Values | undefined): Record<string, Message> {
  const lost = notStored(body, saved).filter((name) => {
    const known = name === saved.key || saved.reads.has(name);
    return !known || !(stored ? isShown(body[name], stored[name]) : isEmpty(body[name]));
  });
  return refusals(lost, saved);
}

/** Returns a body without the shown counts of its ordered lists: a client that sends back what it read sends `programas: 3` for the list. */
export const withoutCounts = (body: Values, { counts }: Saved, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(body).filter(([name, value]) => !counts.has(name) || Array.isArray(value) || !isShown(value, stored[name])),
  );

/** Returns the fields that a body leaves out. */
export const leftOut = (body: Values, fields: readonly string[]): string[] => fields.filter((name) => body[name] === undefined);

/** Returns a body with the left-out fields as they are stored. */
export const completed = (body: Values, missing: readonly string[], stored: Values): Values => ({
  ...body,
  ...Object.fromEntries(missing.map((name) => [name, stored[name]])),
});
