import type { DuplicateCall, MasterDefinition, MasterTypes } from '@portal/contract';
import type { QueryKey } from '@tanstack/react-query';
import { type MasterRequests, usualRequests } from './master-calls.ts';
import { type ChildItems, listReads, type MasterKeys, oneRead } from './master-reads.ts';
import { masterWrites } from './master-writes.ts';
import { call } from '../client/client.ts';

interface MasterSpec<T extends MasterTypes, Children> {
  readonly keys: MasterKeys;
  /** What a save, a removal or a copy changes elsewhere, beside the master's own lists and records. */
  readonly touches: readonly QueryKey[];
  /** Reads what is edited and saved together with a record. */
  readonly children: (id: number, signal: AbortSignal) => Promise<Children>;
  readonly duplicate?: DuplicateCall<T>;
  readonly paged?: boolean;
  /** Calls that are not the usual ones. */
  readonly requests?: Partial<MasterRequests<T>>;
}

/** For a master without ordered lists. */
export const noChildren = async () => ({});

/**
 * The data of a master for its list and its form:
 * `masterQueries(cursoMaestro, { keys: keys.curso, touches: [keys.modulo.lists], children: … })`.
 */
export function masterQueries<T extends MasterTypes, Children extends ChildItems<T>>(
  definition: MasterDefinition<T>,
  { keys, touches, children, duplicate, paged = false, requests }: MasterSpec<T, Children>,
) {
  const calls = { ...usualRequests(definition), ...requests };
  const one = (id: number, signal: AbortSignal) => call(definition.calls.sel, { params: { id } }, { signal });
  return {
    definition,
    download: calls.file,
    ...listReads({ keys, calls, paged }),
    useOne: oneRead<T, Children>({ keys, one, children }),
    ...masterWrites({ definition, calls, duplicate, touched: [keys.all, ...touches] }),
  };
}

export type MasterQueries<T extends MasterTypes, Children extends ChildItems<T>> = ReturnType<typeof masterQueries<T, Children>>;
