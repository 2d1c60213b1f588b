import type { AnyList, Columns, ListDefinition, ListInput, RowOf } from '@portal/contract/core';
import { useMemo, useRef, useState } from 'react';
import type { ColumnDisplays, ListColumn } from './list-column.ts';
import { useColumns } from './use-columns.tsx';
import type { ListAddress } from '../../core/list/list-address.ts';
import { readChoices, saveChoices } from '../../core/list/list-choices.ts';
import { addressOf, changed, queryOf, stateOf, type ListState } from '../../core/list/list-state.ts';
import { useListAddress } from '../../core/list/use-list-address.ts';

const PAGE_SIZES = [10, 25, 50, 100, 250, 500, 1000];
/** First page size of a list on a tall screen, where ten rows leave half of it empty (P206). */
const TALL_SIZE = 25;
const TALL = 860;
/** Width of a window from which a list starts with its `roomy` columns too, and from which with those of a `laptop`. */
const ROOMY = { roomy: 1800, laptop: 1366 };

/** Changed part of a list's state; a function gets the state that it changes. */
export type Change = Partial<ListState> | ((state: ListState) => Partial<ListState>);

/** List on a screen: its columns, its state, and the query of that state. */
export interface ListModel<Row> {
  readonly definition: AnyList;
  readonly columns: readonly ListColumn<Row>[];
  /** Visible columns. */
  readonly shown: readonly ListColumn<Row>[];
  /** Columns of a file: the visible ones, whatever the width of the window (P207). */
  readonly filed: readonly ListColumn<Row>[];
  readonly state: ListState;
  /** Changes the state as it is by then, which may be later than the rendered one. */
  readonly change: (part: Change) => void;
  readonly pageSizes: readonly number[];
  readonly query: ListInput;
  /** True when the address asks for an order that the list does not have. */
  readonly unknownOrder: boolean;
}

interface Options {
  readonly pageSizes?: readonly number[];
  /** Filters with which the list starts; a stable reference. */
  readonly filtro?: Readonly<Record<string, string>>;
}

/**
 * List with its state in the address. `displays` must be a stable reference: a constant of the module or a memo.
 */
export function useList<C extends Columns, Row extends RowOf<C> = RowOf<C>>(
  definition: ListDefinition<C>,
  displays: ColumnDisplays<C, Row>,
  options: Options = {},
): ListModel<Row> {
  const { address, latest, write } = useListAddress();
  const [choices, setChoices] = useState(() => readChoices(definition.name));
  const keep = (next: ListAddress, chosen?: ListAddress) => {
    if (chosen) {
      saveChoices(definition.name, chosen);
      setChoices(chosen);
    }
    write(next);
  };
  return useModel<Row>({ definition, columns: useColumns<Row>(definition, displays), address, latest, choices, write: keep, ...options });
}

/** The same with its state in the component, for a list beside others on a screen. */
export function useLocalList<C extends Columns, Row extends RowOf<C> = RowOf<C>>(
  definition: ListDefinition<C>,
  displays: ColumnDisplays<C, Row>,
  options: Options = {},
): ListModel<Row> {
  const [address, setAddress] = useState<ListAddress>({});
  const written = useRef(address);
  const columns = useColumns<Row>(definition, displays);
  const write = (next: ListAddress) => {
    written.current = next;
    setAddress(next);
  };
  return useModel<Row>({ definition, columns, address, latest: () => written.current, choices: NO_CHOICES, write, ...options });
}

interface Sources<Row> extends Options {
  readonly definition: AnyList;
  readonly columns: readonly ListColumn<Row>[];
  readonly address: ListAddress;
  readonly latest: () => ListAddress;
  /** Earlier choices of the person for this list; the address takes precedence. */
  readonly choices: ListAddress;
  /** `choices` is given when the person changed order, page size or columns. */
  readonly write: (address: ListAddress, choices?: ListAddress) => void;
}

const NO_CHOICES: ListAddress = {};
const NO_FILTERS: ListState['filtro'] = {};
const CHOSEN = ['orden', 'tamano', 'ocultas'];

/** Returns the state of a list without parameters in the address and without choices. */
function useOwnDefaults<Row>(columns: readonly ListColumn<Row>[], { pageSizes = PAGE_SIZES, filtro = NO_FILTERS }: Options): ListState {
  return useMemo(() => {
    const narrow = ({ roomy }: ListColumn<Row>) =>
      roomy !== undefined && window.innerWidth < (roomy === 'laptop' ? ROOMY.laptop : ROOMY.roomy);
    const ocultas = columns.filter((column) => column.hidden || narrow(column)).map(({ id }) => id);
    const tall = window.innerHeight >= TALL && pageSizes === PAGE_SIZES;
    return { pagina: 1, tamano: tall ? TALL_SIZE : (pageSizes[0] ?? 10), orden: '', buscar: '', filtro, ocultas };
  }, [columns, pageSizes, filtro]);
}

function useModel<Row>({ definition, columns, address, latest, choices, write, ...options }: Sources<Row>): ListModel<Row> {
  const { pageSizes = PAGE_SIZES } = options;
  const own = useOwnDefaults(columns, options);
  const known = JSON.stringify(address);
  const defaults = useMemo(() => ({ ...stateOf(definition, choices, own), propias: own.ocultas }), [definition, own, choices]);
  const state = useMemo(() => stateOf(definition, JSON.parse(known) as ListAddress, defaults), [definition, defaults, known]);
  const shown = useMemo(() => columns.filter(({ id }) => !state.ocultas.includes(id)), [columns, state.ocultas]);
  const byWidth = state.ocultas.length === own.ocultas.length && state.ocultas.every((id) => own.ocultas.includes(id));
  const filed = byWidth ? columns.filter(({ hidden }) => !hidden) : shown;
  const change = (wanted: Change) => {
    const current = stateOf(definition, latest(), defaults);
    const part = typeof wanted === 'function' ? wanted(current) : wanted;
    const next = changed(current, part);
    const chosen = CHOSEN.some((name) => name in part);
    write(
      addressOf(next, own),
      chosen ? addressOf({ ...own, orden: next.orden, tamano: next.tamano, ocultas: next.ocultas }, own) : undefined,
    );
  };
  const unknownOrder = address.orden !== undefined && address.orden !== state.orden;
  return { definition, columns, shown, filed, state, change, pageSizes, query: queryOf(state), unknownOrder };
}
