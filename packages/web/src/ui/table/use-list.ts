import type { AnyList, Columns, ListDefinition, ListInput, RowOf } from '@portal/contract';
import { useMemo, useState } from 'react';
import type { ColumnDisplays, ListColumn } from './list-column.ts';
import { useColumns } from './use-columns.tsx';
import type { ListAddress } from '../../core/list/list-address.ts';
import { readChoices, saveChoices } from '../../core/list/list-choices.ts';
import { addressOf, changed, queryOf, stateOf, type ListState } from '../../core/list/list-state.ts';
import { useListAddress } from '../../core/list/use-list-address.ts';

const PAGE_SIZES = [10, 25, 50, 100, 250, 500, 1000];
/** First page size of a list on a tall screen, where ten rows leave half of it empty. */
const TALL_SIZE = 25;
const TALL = 860;
/** Width of a window from which a list starts with its `roomy` columns too. */
const ROOMY = 1800;

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
  /** True when the address asks for an order that the list does not have. */
  readonly unknownOrder: boolean;
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
  const [choices, setChoices] = useState(() => readChoices(definition.name));
  const keep = (next: ListAddress, chosen?: ListAddress) => {
    if (chosen) {
      saveChoices(definition.name, chosen);
      setChoices(chosen);
    }
    write(next);
  };
  return useModel<Row>({ definition, columns: useColumns<Row>(definition, displays), address, choices, write: keep, ...options });
}

/** The same with its state in the component, for a list beside others on a screen. */
export function useLocalList<C extends Columns, Row extends RowOf<C> = RowOf<C>>(
  definition: ListDefinition<C>,
  displays: ColumnDisplays<C, Row>,
  options: Options = {},
): ListModel<Row> {
  const [address, setAddress] = useState<ListAddress>({});
  const columns = useColumns<Row>(definition, displays);
  return useModel<Row>({ definition, columns, address, choices: NO_CHOICES, write: setAddress, ...options });
}

interface Sources<Row> extends Options {
  readonly definition: AnyList;
  readonly columns: readonly ListColumn<Row>[];
  readonly address: ListAddress;
  /** What the person chose before for this list; the address goes before it. */
  readonly choices: ListAddress;
  /** `choices` is given when the person changed order, page size or columns. */
  readonly write: (address: ListAddress, choices?: ListAddress) => void;
}

const NO_CHOICES: ListAddress = {};
const CHOSEN = ['orden', 'tamano', 'ocultas'];

/** Returns the state of a list whose address and choices say nothing. */
function useOwnDefaults<Row>(columns: readonly ListColumn<Row>[], pageSizes: readonly number[]): ListState {
  return useMemo(() => {
    const scarce = window.innerWidth < ROOMY;
    const ocultas = columns.filter(({ hidden, roomy }) => hidden || (scarce && roomy)).map(({ id }) => id);
    const tall = window.innerHeight >= TALL && pageSizes === PAGE_SIZES;
    return { pagina: 1, tamano: tall ? TALL_SIZE : (pageSizes[0] ?? 10), orden: '', buscar: '', filtro: {}, ocultas };
  }, [columns, pageSizes]);
}

function useModel<Row>({ definition, columns, address, choices, write, pageSizes = PAGE_SIZES }: Sources<Row>): ListModel<Row> {
  const own = useOwnDefaults(columns, pageSizes);
  const known = JSON.stringify(address);
  const state = useMemo(
    () => stateOf(definition, JSON.parse(known) as ListAddress, stateOf(definition, choices, own)),
    [definition, own, choices, known],
  );
  const shown = useMemo(() => columns.filter(({ id }) => !state.ocultas.includes(id)), [columns, state.ocultas]);
  const change = (part: Partial<ListState>) => {
    const next = changed(state, part);
    const chosen = CHOSEN.some((name) => name in part);
    write(
      addressOf(next, own),
      chosen ? addressOf({ ...own, orden: next.orden, tamano: next.tamano, ocultas: next.ocultas }, own) : undefined,
    );
  };
  const unknownOrder = address.orden !== undefined && address.orden !== state.orden;
  return { definition, columns, shown, state, change, pageSizes, query: queryOf(state), unknownOrder };
}
