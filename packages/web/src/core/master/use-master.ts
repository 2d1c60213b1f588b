import type { DuplicateCall, ListInput, MasterInput, MasterRow, MasterTypes } from '@portal/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { idIn } from './master-calls.ts';
import type { ChildItems, MasterQueries } from './master-queries.ts';
import { call, type PageOf } from '../client/client.ts';
import { type ListRows, rowsOf } from '../list/list-rows.ts';
import { useInvalidate } from '../use-invalidate.ts';

/** All records, e.g. to choose from. */
export const useAll = <T extends MasterTypes, Children extends ChildItems<T>, Selected = MasterRow<T>[]>(
  { keys, calls }: Pick<MasterQueries<T, Children>, 'keys' | 'calls'>,
  select?: (rows: MasterRow<T>[]) => Selected,
) => useQuery({ queryKey: keys.lists, queryFn: ({ signal }) => calls.whole({ signal }), select });

/** The rows of a master's list: all of them, or the page that is asked for. */
export function useMasterRows<T extends MasterTypes, Children extends ChildItems<T>>(
  { keys, calls, paged }: MasterQueries<T, Children>,
  query: ListInput,
): ListRows<MasterRow<T>> {
  return rowsOf(
    useQuery({
      queryKey: paged ? keys.list(query) : keys.lists,
      queryFn: ({ signal }): Promise<PageOf<MasterRow<T>> | MasterRow<T>[]> =>
        paged ? calls.page(query, { signal }) : calls.whole({ signal }),
      placeholderData: keepPreviousData,
    }),
  );
}

/** A record with its children, as the form edits both. */
export interface Whole<T extends MasterTypes, Children> {
  readonly row: MasterRow<T>;
  readonly children: Children;
}

/** One record with its children; asks nothing without an id. */
export const useOne = <T extends MasterTypes, Children extends ChildItems<T>>(
  { definition, keys, children }: MasterQueries<T, Children>,
  id: number | undefined,
) =>
  useQuery({
    queryKey: keys.one(id ?? 0),
    queryFn: async ({ signal }): Promise<Whole<T, Children>> => {
      const params = { id: id ?? 0 };
      const [row, more] = await Promise.all([call(definition.calls.sel, { params }, { signal }), children(params.id, signal)]);
      return { row, children: more };
    },
    enabled: id !== undefined,
    staleTime: 0,
    refetchOnMount: 'always',
  });

/** A save: of a new record without id, else of the one that was read with this version. */
export interface SaveInput<T extends MasterTypes> {
  readonly id?: number | undefined;
  readonly version?: number | undefined;
  readonly values: MasterInput<T>;
}

export const useSave = <T extends MasterTypes, Children extends ChildItems<T>>({ calls, touched }: MasterQueries<T, Children>) =>
  useMutation({
    mutationFn: ({ id, version, values }: SaveInput<T>) =>
      id === undefined ? calls.insert(values) : calls.update({ id, version, values }),
    onSuccess: useInvalidate(touched),
  });

export const useRemove = <T extends MasterTypes, Children extends ChildItems<T>>({ definition, touched }: MasterQueries<T, Children>) =>
  useMutation({
    mutationFn: (id: number) => call(definition.calls.del, { params: { id } }),
    onSuccess: useInvalidate(touched),
  });

/** Copies a record, alone or with what hangs under it; answers the id of the copy. */
export const useDuplicate = <T extends MasterTypes, Children extends ChildItems<T>>(
  { definition, touched }: MasterQueries<T, Children>,
  endpoint: DuplicateCall<T>,
) =>
  useMutation({
    mutationFn: async ({ id, conContenido }: { id: number; conContenido: boolean }) =>
      idIn(await call(endpoint, { params: { id }, body: { con_contenido: conContenido ? 1 : 0 } }), definition.key),
    onSuccess: useInvalidate(touched),
  });
