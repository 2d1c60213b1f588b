import type { ListInput, MasterRow, MasterTypes } from '@portal/contract';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import type { Item } from './item.ts';
import type { MasterRequests } from './master-calls.ts';
import { type ListRows, usePage, wholeRows } from '../list/list-rows.ts';

export interface MasterKeys {
  readonly all: QueryKey;
  readonly lists: QueryKey;
  readonly list: (query: ListInput) => QueryKey;
  readonly one: (id: number) => QueryKey;
}

/** The children of a record as its form edits them. */
export type ChildItems<T extends MasterTypes> = { readonly [Name in keyof T['childrenInput']]-?: readonly Item[] };

/** A record with its children, as the form edits both. */
export interface Whole<T extends MasterTypes, Children> {
  readonly row: MasterRow<T>;
  readonly children: Children;
}

interface ListSpec<T extends MasterTypes> {
  readonly keys: MasterKeys;
  readonly calls: MasterRequests<T>;
  /** The server searches, filters, orders and cuts: for a list that is too long to be read whole. */
  readonly paged: boolean;
}

/** Hooks that read the list of a master. */
export function listReads<T extends MasterTypes>({ keys, calls, paged }: ListSpec<T>) {
  type Row = MasterRow<T>;
  /** All records. */
  const useAll = <Selected = Row[]>(select?: (rows: Row[]) => Selected) =>
    useQuery({ queryKey: keys.lists, queryFn: ({ signal }) => calls.whole({ signal }), select });
  const useWhole = (): ListRows<Row> => wholeRows(useAll());
  const usePageOf = (query: ListInput): ListRows<Row> => usePage(keys.list(query), (signal) => calls.page(query, { signal }));
  const useRows: (query: ListInput) => ListRows<Row> = paged ? usePageOf : useWhole;
  return { useAll, useRows };
}

interface OneSpec<T extends MasterTypes, Children> {
  readonly keys: MasterKeys;
  readonly one: (id: number, signal: AbortSignal) => Promise<MasterRow<T>>;
  readonly children: (id: number, signal: AbortSignal) => Promise<Children>;
}

/** Hook that reads one record with its children; asks nothing without an id. */
export const oneRead =
  <T extends MasterTypes, Children>({ keys, one, children }: OneSpec<T, Children>) =>
  (id: number | undefined) =>
    useQuery({
      queryKey: keys.one(id ?? 0),
      queryFn: async ({ signal }): Promise<Whole<T, Children>> => {
        const [row, more] = await Promise.all([one(id ?? 0, signal), children(id ?? 0, signal)]);
        return { row, children: more };
      },
      enabled: id !== undefined,
      staleTime: 0,
      refetchOnMount: 'always',
    });
