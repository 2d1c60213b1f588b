import { type AnyList, type ListInput, validate } from '@portal/contract/core';
import type { ListAddress } from './list-address.ts';

/** Settings of a list, named like the contract's query; `ocultas` are the hidden columns. */
export interface ListState {
  /** From 1. */
  readonly pagina: number;
  readonly tamano: number;
  /** Name of a column, with a leading minus for descending; empty for the list's own order. */
  readonly orden: string;
  readonly buscar: string;
  /** Text by column; an empty one filters nothing. */
  readonly filtro: Readonly<Record<string, string>>;
  readonly ocultas: readonly string[];
}

/** Value in an address for a default filter that the person removed: addresses omit empty texts. */
const ANY = '*';

/** A state's defaults, and the list's own hidden columns where the defaults are a person's choices. */
type Defaults = ListState & { readonly propias?: readonly string[] };

/** Returns the state of an address; missing parameters, and those that the list's schema refuses, take their defaults. */
export function stateOf(definition: AnyList, address: ListAddress, { propias, ...defaults }: Defaults): ListState {
  const { ocultas, ...query } = address;
  const refused = new Set(Object.keys(validate(definition.query, query).issues ?? {}));
  const kept = Object.entries(query).filter(([name, value]) => value !== undefined && name !== 'filtro' && !refused.has(name));
  const filters = Object.entries(query.filtro ?? {}).filter(
    ([name, value]) => !refused.has('filtro') && !refused.has(`filtro.${name}`) && !(value === ANY && name in defaults.filtro),
  );
  return {
    ...defaults,
    ...Object.fromEntries(kept),
    filtro: address.filtro === undefined ? defaults.filtro : Object.fromEntries(filters),
    ocultas: ocultas === undefined ? defaults.ocultas : hiddenIn(ocultas, propias ?? defaults.ocultas),
  };
}

/** Returns the address of a state: what differs from the defaults. A later page has its size too, without which it has other rows. */
export function addressOf({ pagina, tamano, orden, buscar, filtro, ocultas }: ListState, defaults: ListState): ListAddress {
  const same = sorted(ocultas) === sorted(defaults.ocultas);
  return {
    pagina: pagina > 1 ? pagina : undefined,
    tamano: pagina > 1 || tamano !== defaults.tamano ? tamano : undefined,
    orden: orden === defaults.orden ? undefined : orden,
    buscar: buscar || undefined,
    filtro: writtenFilters(filtro, defaults.filtro),
    ocultas: same ? undefined : differenceOf(ocultas, defaults.ocultas),
  };
}

/** Returns the filters of an address: none where they are the defaults, `ANY` where every default was taken away. */
function writtenFilters(filtro: ListState['filtro'], defaults: ListState['filtro']): Record<string, string> | undefined {
  const own = filtersInForce(filtro);
  const first = Object.keys(defaults)[0];
  if (first === undefined) return own;
  if (own === undefined) return { [first]: ANY };
  return JSON.stringify(own) === JSON.stringify(defaults) ? undefined : own;
}

const DIFFERENCE = '.';
const SHOWN = '!';

/** Writes hidden columns as their difference from a list's own: `.cargo,!correo` hides one more, and shows another. */
const differenceOf = (ocultas: readonly string[], own: readonly string[]): string =>
  DIFFERENCE +
  [...ocultas.filter((name) => !own.includes(name)), ...own.filter((name) => !ocultas.includes(name)).map((name) => SHOWN + name)].join(
    ',',
  );

/** Reads hidden columns: a difference from the list's own, or all names of them, as earlier addresses have them. */
export function hiddenIn(written: string, own: readonly string[]): readonly string[] {
  if (!written.startsWith(DIFFERENCE)) return written.split(',').filter((name) => name && name !== '-');
  const names = written.slice(DIFFERENCE.length).split(',').filter(Boolean);
  const shown = new Set(names.filter((name) => name.startsWith(SHOWN)).map((name) => name.slice(SHOWN.length)));
  const more = names.filter((name) => !name.startsWith(SHOWN) && !own.includes(name));
  return [...own.filter((name) => !shown.has(name)), ...more];
}

const sorted = (names: readonly string[]): string => names.toSorted().join(',');

/** Returns the changed state; a change of the rows goes back to page 1. */
export const changed = (state: ListState, part: Partial<ListState>): ListState => ({
  ...state,
  ...('pagina' in part || 'ocultas' in part ? {} : { pagina: 1 }),
  ...part,
});

/** Search and filters: the part of a query that exports and selections share. */
export type Matching = Pick<ListInput, 'buscar' | 'filtro'>;
/** Returns the search and filters of a state without empty ones. */
export const matchingOf = ({ buscar, filtro }: ListState): Matching => ({
  buscar: buscar || undefined,
  filtro: filtersInForce(filtro),
});

/** Returns the contract's query of the current page. */
export const queryOf = (state: ListState): ListInput => ({
  pagina: state.pagina,
  tamano: state.tamano,
  orden: state.orden || undefined,
  ...matchingOf(state),
});

/** True when the search or a filter leaves rows out. */
export const isNarrowed = (state: ListState): boolean => state.buscar !== '' || filtersInForce(state.filtro) !== undefined;

function filtersInForce(filtro: ListState['filtro']): Record<string, string> | undefined {
  const set = Object.entries(filtro).filter(([, value]) => value);
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** Returns the order after a click on a header: ascending, descending, then none. */
export function nextOrder(orden: string, id: string): string {
  if (orden === id) return `-${id}`;
  return orden === `-${id}` ? '' : id;
}
