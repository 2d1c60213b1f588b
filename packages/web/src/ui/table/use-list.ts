import type { AnyList, Columns, ListDefinition, ListInput, RowOf } from '@portal/contract';
import { useMemo, useState } from 'react';
import type { ColumnDisplays, ListColumn } from './list-column.ts';
import { useColumns } from './use-columns.tsx';
import { addressOf, changed, queryOf, stateOf, type ListAddress, type ListState } from '../../core/list/list-state.ts';
import { useListAddress } from '../../core/list/use-list-address.ts';

const PAGE_SIZES = [10, 100, 250, 500, 1000];

/** List on a screen: its columns, its state, and the query of that state. */
export interface ListModel<Row> {
  readonly definition: AnyList;
  readonly columns: readonly ListColumn<Row>[];
  /** Visible columns. */
  readonly shown: readonly ListColumn<Row>[];
  readonly state: ListState;
  readonly change: (part: Partial<ListState>) => void;
  readonly pageSizes: readonly number[];
  readonly query: ListInput;
}

interface Options {
  readonly pageSizes?: readonly number[];
}

/**
 * List whose state is in the address. `displays` must be a stable reference: a constant of the module or a memo.
 */
export function useList<C extends Columns, Row extends RowOf<C> = RowOf<C>>(
  definition: ListDefinition<C>,
  displays: ColumnDisplays<C, Row>,
  options: Options = {},
): ListModel<Row> {
  const { address, write } = useListAddress();
  return useModel<Row>({ definition, columns: useColumns<Row>(definition, displays), address, write, ...options });
}

/** The same with its state in the component, for a list beside others on a screen. */
export function useLocalList<C extends Columns, Row extends RowOf<C> = RowOf<C>>(
  definition: ListDefinition<C>,
  displays: ColumnDisplays<C, Row>,
  options: Options = {},
): ListModel<Row> {
  const [address, setAddress] = useState<ListAddress>({});
  const write = (state: ListState) => setAddress(addressOf(state));
  return useModel<Row>({ definition, columns: useColumns<Row>(definition, displays), address, write, ...options });
}

interface Sources<Row> extends Options {
  readonly definition: AnyList;
  readonly columns: readonly ListColumn<Row>[];
  readonly address: ListAddress;
  readonly write: (state: ListState) => void;
}

function useModel<Row>({ definition, columns, address, write, pageSizes = PAGE_SIZES }: Sources<Row>): ListModel<Row> {
  const known = JSON.stringify(address);
  const state = useMemo(() => {
    const ocultas = columns.filter(({ hidden }) => hidden).map(({ id }) => id);
    const defaults = { pagina: 1, tamano: pageSizes[0] ?? 10, orden: '', buscar: '', filtro: {}, ocultas };
    return stateOf(definition, JSON.parse(known) as ListAddress, defaults);
  }, [definition, columns, pageSizes, known]);
  const shown = useMemo(() => columns.filter(({ id }) => !state.ocultas.includes(id)), [columns, state.ocultas]);
  const change = (part: Partial<ListState>) => write(changed(state, part));
  return { definition, columns, shown, state, change, pageSizes, query: queryOf(state) };
}
