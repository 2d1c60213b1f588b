import type { DuplicateCall, ListInput, MasterInput, MasterRow, MasterTypes, OwnOfCopy } from '@portal/contract/core';
import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Change, idIn, updateAndTell } from './master-calls.ts';
import type { ChildItems, MasterQueries } from './master-queries.ts';
import { call } from '../client/client.ts';
import { type ListRows, usePage } from '../list/list-rows.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** Fetches all records, e.g. to choose from. */
export const useAll = <T extends MasterTypes, Children extends ChildItems<T>, Selected = MasterRow<T>[]>(
  { keys, calls }: Pick<MasterQueries<T, Children>, 'keys' | 'calls'>,
  select?: (rows: MasterRow<T>[]) => Selected,
) => useQuery({ queryKey: keys.lists, queryFn: ({ signal }) => calls.all({ signal }), select });

/** Fetches the rows of a master's list: all of them, or the page of `query` when the master is `paged`. */
export function useMasterRows<T extends MasterTypes, Children extends ChildItems<T>>(
  { keys, calls, paged }: MasterQueries<T, Children>,
  query: ListInput,
): ListRows<MasterRow<T>> {
  return usePage<MasterRow<T>>(paged ? keys.list(query) : keys.lists, (signal) =>
    paged ? calls.page(query, { signal }) : calls.all({ signal }),
  );
}

/** Record with its children, edited in one form. */
export interface MasterRecord<T extends MasterTypes, Children> {
  readonly row: MasterRow<T>;
  readonly children: Children;
}

/** Fetches one record with its children; disabled without an id. */
export const useOne = <T extends MasterTypes, Children extends ChildItems<T>>(
  { calls, keys, children }: MasterQueries<T, Children>,
  id: number | undefined,
) =>
  useQuery({
    queryKey: keys.one(id ?? 0),
    queryFn: async ({ signal }): Promise<MasterRecord<T, Children>> => {
      const own = id ?? 0;
      const [row, more] = await Promise.all([calls.one(own, { signal }), children(own, signal)]);
      return { row, children: more };
    },
    enabled: id !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** Input of a save: a new record, or the record that was loaded with this version; `avisar` also writes to whom the change brings something. */
export type SaveInput<T extends MasterTypes> =
  | { readonly id?: undefined; readonly values: MasterInput<T> }
  | (Change<T> & { readonly avisar?: boolean });

/** Creates or updates a record and invalidates the master's queries. Fails with 409 after another person's save (P31). */
export const useSave = <T extends MasterTypes, Children extends ChildItems<T>>({
  calls,
  definition,
  invalidated,
}: MasterQueries<T, Children>) =>
  useMutation({
    mutationFn: (input: SaveInput<T>) => {
      if (input.id === undefined) return calls.insert(input.values);
      return input.avisar ? updateAndTell(definition, input) : calls.update(input);
    },
    onSuccess: useInvalidate(invalidated),
  });

/** Deletes a record by id and invalidates the master's queries. Fails with 409 while other records use it (P29). */
export const useRemove = <T extends MasterTypes, Children extends ChildItems<T>>({
  definition,
  invalidated,
  keys,
}: MasterQueries<T, Children>) => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(definition.calls.del, { params: { id } }),
    onSuccess: (_done, id) => {
      // The form still shows the record, which is no longer there to be fetched.
      const gone = hashKey(keys.one(id));
      for (const queryKey of invalidated) void queries.invalidateQueries({ queryKey, predicate: ({ queryHash }) => queryHash !== gone });
    },
  });
};

interface Copying {
  readonly id: number;
  readonly conContenido: 0 | 1 | 2;
  readonly owner?: number | null | undefined;
  /** Values of the copy that differ from the original's. */
  readonly own?: OwnOfCopy | undefined;
}

/** Copies a record: alone, linked with the same children, or with copies of everything below it; resolves to the copy's id. */
export const useDuplicate = <T extends MasterTypes, Children extends ChildItems<T>>(
  { definition, invalidated }: MasterQueries<T, Children>,
  endpoint: DuplicateCall<T>,
) =>
  useMutation({
    mutationFn: async ({ id, conContenido, owner, own }: Copying) => {
      const body = { con_contenido: conContenido, ...(owner && { id_empresa: owner }), ...own };
      const answer = await call(endpoint, { params: { id }, body });
      return { ...answer, id: idIn(answer, definition.key) };
    },
    onSuccess: useInvalidate(invalidated),
  });
