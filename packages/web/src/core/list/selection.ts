import type { Selection } from '@portal/contract/core';
import type { Matching } from './list-state.ts';

/** Empty selection. */
export const NOTHING: Selection = { ids: [] };

/** Returns the number of selected rows. */
export const countOf = (selection: Selection): number => ('ids' in selection ? selection.ids.length : selection.todos.cantidad);

/** Returns whether the row with this id is selected. */
export const isSelected = (selection: Selection, id: number): boolean =>
  'ids' in selection ? selection.ids.includes(id) : !selection.todos.excepto.includes(id);

/** Returns a selection of all matching rows without their ids. */
export const allMatching = (matching: Matching, total: number): Selection => ({ todos: { ...matching, excepto: [], cantidad: total } });

/** Selects or unselects rows by id; a selection of all matching rows collects the unselected ones in `excepto`. */
export function withRows(selection: Selection, ids: readonly number[], selected: boolean): Selection {
  const other = ids.filter((id) => isSelected(selection, id) !== selected);
  if ('ids' in selection) {
    return { ids: selected ? [...selection.ids, ...other] : selection.ids.filter((id) => !other.includes(id)) };
  }
  const { excepto, cantidad, ...matching } = selection.todos;
  return {
    todos: {
      ...matching,
      excepto: selected ? excepto.filter((id) => !other.includes(id)) : [...excepto, ...other],
      cantidad: cantidad + (selected ? other.length : -other.length),
    },
  };
}

/** Returns the selection after a change of search or filters: ids stay, a selection of all matching rows becomes empty. */
export function inForce(selection: Selection, matching: Matching): Selection {
  if ('ids' in selection) return selection;
  const { buscar, filtro } = selection.todos;
  return JSON.stringify([buscar, filtro]) === JSON.stringify([matching.buscar, matching.filtro]) ? selection : NOTHING;
}
