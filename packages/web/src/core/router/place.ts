import { listParams } from '../list/list-address.ts';
import type { LinkTarget } from './origin.ts';
import type { Place } from './paths.ts';
import { parseSearch, stringifySearch } from './search-text.ts';

/** Returns the address of a screen and its record, without what a list remembers: page, order, search and filters. */
export function placeOf(pathname: string, search: object): string {
  const own = Object.entries(search).filter(([name]) => !Object.hasOwn(listParams, name));
  return pathname + stringifySearch(Object.fromEntries(own));
}

/** Returns the target of such an address. */
export function targetOf(direccion: string): LinkTarget & { readonly search: Record<string, unknown> } {
  const [to = '/', query = ''] = direccion.split('?', 2);
  return { to: to as Place, search: parseSearch(query) };
}
