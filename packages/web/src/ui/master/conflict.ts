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
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Returns whether the person at this form changed a field. */
export const isMine = ({ base, mine }: Conflict, field: string): boolean => !same(base[field], mine[field]);

/** Returns the fields in which the form differs from the saved record. */
export const differencesOf = ({ mine, theirs }: Conflict, fields: readonly string[]): string[] =>
  fields.filter((field) => !same(mine[field], theirs[field]));

/** Merges both: my value of every field that I changed, the other person's value of the rest. */
export const keepMine = (conflict: Conflict): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(conflict.theirs).map(([field, value]) => [field, isMine(conflict, field) ? conflict.mine[field] : value]),
  );
