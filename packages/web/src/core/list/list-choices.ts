import { type ListAddress, listParams } from './list-address.ts';
import { readSearch } from '../router/search-params.ts';
import { readLayoutConfig, saveLayoutConfig } from '../theme/layout-config.ts';

/** Returns the order, page size and hidden columns that the person last chose for a list in this browser. */
export const readChoices = (list: string): ListAddress => readSearch(listParams, readLayoutConfig().lists[list] ?? {});

/** Keeps the order, page size and hidden columns of a list; those of its defaults are left out. */
export function saveChoices(list: string, { tamano, orden, ocultas }: ListAddress): void {
  saveLayoutConfig({ lists: { ...readLayoutConfig().lists, [list]: { tamano, orden, ocultas } } });
}
