import type { MasterTypes } from '@portal/contract/core';
import type { Executor } from '../../db/executor.ts';
import type { OwnName } from './copied-rows.repository.ts';
import type { Master } from './master.ts';

interface Sources<T extends MasterTypes> {
  readonly column: OwnName<T>;
  /** Records of which the copies need a code. */
  readonly ids: readonly number[];
}

/** Shortens a name so that it keeps its suffix within `max` characters. */
export const withSuffix = (name: string, suffix: string, max: number): string => `${name.slice(0, max - suffix.length)}${suffix}`;

/** Returns a free code for the copy of each record, in their order: `V-01` -> `V-01-2`, `V-01-3` … */
export async function freeCodes<T extends MasterTypes>(
  { rows, definition }: Pick<Master<T>, 'rows' | 'definition'>,
  trx: Executor,
  { column, ids }: Sources<T>,
): Promise<string[]> {
  const max = definition.fields[column]?.max ?? Number.POSITIVE_INFINITY;
  const sources = await rows.textsOf(trx, ids, column);
  const found = new Map<number, string>();
  const given = new Set<string>();
  for (let number = 2; found.size < ids.length; number += 1) {
    const open = ids.filter((id) => !found.has(id)).map((id) => ({ id, code: withSuffix(sources.get(id) ?? '', `-${number}`, max) }));
    const holders = await rows.holdersOf(trx, { column, values: open.map(({ code }) => code) });
    for (const { id, code } of open) {
      const key = code.toLowerCase();
      if (holders.has(code) || given.has(key)) continue;
      given.add(key);
      found.set(id, code);
    }
  }
  return ids.map((id) => found.get(id) ?? '');
}
