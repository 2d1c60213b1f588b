type Values = Readonly<Record<string, unknown>>;

/** Two people changed one record (P31): what both started from, what stands in the form, and what the other person saved. */
export interface Conflict {
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
  /** Of what was saved; the next save names it. */
  readonly version: number | undefined;
}

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** Whether the person at this form changed a field. */
export const isMine = ({ base, mine }: Conflict, field: string): boolean => !same(base[field], mine[field]);

/** Fields in which the form differs from what was saved. */
export const differencesOf = ({ mine, theirs }: Conflict, fields: readonly string[]): string[] =>
  fields.filter((field) => !same(mine[field], theirs[field]));

/** What goes on when one's own text is kept: every field that one changed, and the other person's work in all the rest. */
export const keepMine = (conflict: Conflict): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(conflict.theirs).map(([field, value]) => [field, isMine(conflict, field) ? conflict.mine[field] : value]),
  );
