import type { DuplicateCall, ListInput, MasterDefinition, MasterTypes } from '@portal/contract/core';
import type { QueryKey } from '@tanstack/react-query';
import type { Item } from './item.ts';
import { type MasterRequests, usualRequests } from './master-calls.ts';

interface MasterKeys {
  readonly all: QueryKey;
  readonly lists: QueryKey;
  readonly list: (query: ListInput) => QueryKey;
  readonly one: (id: number) => QueryKey;
}

/** Children of a record as items of its form's ordered lists. */
export type ChildItems<T extends MasterTypes> = { readonly [Name in keyof T['childrenInput']]-?: readonly Item[] };

interface MasterSpec<T extends MasterTypes, Children> {
  readonly keys: MasterKeys;
  /** Keys that a save, a removal or a copy invalidates beside the master's own. */
  readonly invalidates: readonly QueryKey[];
  /** Fetches the children, which the form edits and saves together with the record. */
  readonly children: (id: number, signal: AbortSignal) => Promise<Children>;
  readonly duplicate?: DuplicateCall<T>;
  /** True for a long list, which the server searches, filters, sorts and pages. */
  readonly paged?: boolean;
  /** Requests that replace the usual ones. */
  readonly requests?: Partial<MasterRequests<T>>;
}

/** Queries and mutations of a master, for the hooks of its list and form (`use-master.ts`). */
export interface MasterQueries<T extends MasterTypes, Children extends ChildItems<T>> extends Required<
  Pick<MasterSpec<T, Children>, 'keys' | 'children' | 'paged'>
> {
  readonly definition: MasterDefinition<T>;
  readonly calls: MasterRequests<T>;
  readonly duplicate: DuplicateCall<T> | undefined;
  /** Keys that a save, a removal or a copy invalidates. */
  readonly invalidated: readonly QueryKey[];
}

/** For a master without ordered lists. */
export const noChildren = async () => ({});

/** Creates a master's queries: `masterQueries(cursoMaestro, { keys: keys.curso, invalidates: [keys.modulo.lists], children: … })`. */
export const masterQueries = <T extends MasterTypes, Children extends ChildItems<T>>(
  definition: MasterDefinition<T>,
  { invalidates, duplicate, paged = false, requests, ...spec }: MasterSpec<T, Children>,
): MasterQueries<T, Children> => ({
  ...spec,
  definition,
  duplicate,
  paged,
  calls: { ...usualRequests(definition), ...requests },
  invalidated: [spec.keys.all, ...invalidates],
});
