import type { AnyList, Selection } from '@portal/contract';
import { sql, type Expression } from 'kysely';
import type { Executor } from '../db/executor.ts';
import { selectionChanged } from '../errors/errors.ts';
import { matching, ordering, type Search } from './conditions.ts';
import { findKeys } from './whole-list.ts';

interface SelectionRequest {
  readonly definition: AnyList;
  readonly selection: Selection;
  readonly search?: Search;
}

/**
 * Keys of the selected rows of `query`: those that are named, or all that match without the excepted ones, in the order of the list. 409
 * when another number of rows matches than the person saw. Named keys are returned as they came: the caller judges them.
 */
export async function selectedKeys<Row>(db: Executor, query: Expression<Row>, request: SelectionRequest): Promise<number[]> {
  const { definition, selection, search } = request;
  if ('ids' in selection) return [...new Set(selection.ids)];
  const { todos } = selection;
  const filtered = sql`from (${query}) as fila where ${matching(todos, definition, search)}`;
  const keys = await findKeys(db, { filtered, order: ordering(undefined, definition), key: definition.key });
  const excepted = new Set(todos.excepto);
  const selected = keys.filter((key) => !excepted.has(key));
  if (selected.length !== todos.cantidad) throw selectionChanged(selected.length);
  return selected;
}
