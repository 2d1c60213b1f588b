import type { DuplicateCall, ListInput, MasterDefinition, MasterTypes } from '@portal/contract';
import type { QueryKey } from '@tanstack/react-query';
import type { Item } from './item.ts';
import { type MasterRequests, usualRequests } from './master-calls.ts';

interface MasterKeys {
  readonly all: QueryKey;
  readonly lists: QueryKey;
  readonly list: (query: ListInput) => QueryKey;
  readonly one: (id: number) => QueryKey;
}

/** The children of a record as its form edits them. */
export type ChildItems<T extends MasterTypes> = { readonly [Name in keyof T['childrenInput']]-?: readonly Item[] };

interface MasterSpec<T extends MasterTypes, Children> {
  readonly keys: MasterKeys;
  /** What a save, a removal or a copy changes elsewhere, beside the master's own lists and records. */
  readonly touches: readonly QueryKey[];
  /** Reads what is edited and saved together with a record. */
  readonly children: (id: number, signal: AbortSignal) => Promise<Children>;
  readonly duplicate?: DuplicateCall<T>;
  /** The server searches, filters, orders and cuts the list: it is too long to be read whole. */
  readonly paged?: boolean;
  /** Calls that are not the usual ones. */
  readonly requests?: Partial<MasterRequests<T>>;
}

/** How a master is read and written, for its list and its form (`use-master.ts`). */
export interface MasterQueries<T extends MasterTypes, Children extends ChildItems<T>> extends Required<
  Pick<MasterSpec<T, Children>, 'keys' | 'children' | 'paged'>
> {
  readonly definition: MasterDefinition<T>;
  readonly calls: MasterRequests<T>;
  readonly duplicate: DuplicateCall<T> | undefined;
  /** What is read again after a save, a removal or a copy. */
  readonly touched: readonly QueryKey[];
}

/** For a master without ordered lists. */
export const noChildren = async () => ({});

/** `masterQueries(cursoMaestro, { keys: keys.curso, touches: [keys.modulo.lists], children: … })`. */
export const masterQueries = <T extends MasterTypes, Children extends ChildItems<T>>(
  definition: MasterDefinition<T>,
  { touches, duplicate, paged = false, requests, ...spec }: MasterSpec<T, Children>,
): MasterQueries<T, Children> => ({
  ...spec,
  definition,
  duplicate,
  paged,
  calls: { ...usualRequests(definition), ...requests },
  touched: [spec.keys.all, ...touches],
});
