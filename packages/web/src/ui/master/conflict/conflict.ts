import { isItems, mergeItems } from './merge-items.ts';

type Values = Readonly<Record<string, unknown>>;

/** Edit conflict of two people (P31): `base` is the start of both, `mine` the form, `theirs` the saved record. */
export interface Conflict {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  /** Version of the saved record, for the next save. */
  readonly version: number | undefined;
  /** The same person saved it, in another tab or device. */
  readonly own: boolean;
  /** Who saved it, and when. */
  readonly autor?: { readonly nombre: string; readonly momento: string } | undefined;
  /** States before and after the other save, of a record with a form that does not hold its state; absent when they are equal. */
  readonly estados?: { readonly antes: number; readonly guardado: number } | undefined;
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Returns whether the person at this form changed a field. */
export const isMine = ({ base, mine }: Conflict, field: string): boolean => !same(base[field], mine[field]);

/** Returns the fields in which the form differs from the saved record. */
export const differencesOf = ({ mine, theirs }: Conflict, fields: readonly string[]): string[] =>
  fields.filter((field) => !same(mine[field], theirs[field]));

/** Returns the states of a record before and after another save, unless the form shows them as a field or they are equal. */
export function estadosOf(antes: number | undefined, guardado: number | undefined, values: Values): Conflict['estados'] {
  if ('codigo_estado' in values || antes === undefined || guardado === undefined || antes === guardado) return undefined;
  return { antes, guardado };
}

/** How a conflict ends: all as saved, or what I changed, with the saved value of the fields `taken`. */
export type Resolution = 'theirs' | { readonly taken: ReadonlySet<string> };

/** Merges both: my value of every field that I changed and did not take, the other person's value of the rest; of ordered lists the changes of both. */
export const keepMine = (conflict: Conflict, taken: ReadonlySet<string> = new Set()): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(conflict.theirs).map(([field, value]) => [
      field,
      isMine(conflict, field) && !taken.has(field) ? mergedOf(conflict, field) : value,
    ]),
  );

function mergedOf({ base, mine, theirs }: Conflict, field: string): unknown {
  const [before, own, other] = [base[field], mine[field], theirs[field]];
  return isItems(before) && isItems(own) && isItems(other) ? mergeItems({ base: before, mine: own, theirs: other }) : own;
}
