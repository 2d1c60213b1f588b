import type { AnyList, Selection } from '@portal/contract/core';
import { sql, type Expression } from 'kysely';
import type { Executor } from '../db/executor.ts';
import { selectionChanged } from '../errors/errors.ts';
import { type Conditions, matching, ordering } from './conditions.ts';
import { findKeys } from './whole-list.ts';

interface SelectionRequest extends Conditions {
  readonly definition: AnyList;
  readonly selection: Selection;
}

/**
 * Returns the keys of the selected rows: the given ids, unchecked, or the keys of all matching rows except `excepto`, in the order of
 * the list. Throws 409 if their number is not `cantidad`.
 */
export async function selectedKeys<Row>(db: Executor, query: Expression<Row>, request: SelectionRequest): Promise<number[]> {
  const { definition, selection } = request;
  if ('ids' in selection) return [...new Set(selection.ids)];
  const { todos } = selection;
  const filtered = sql`from (${query}) as fila where ${matching(todos, definition, request)}`;
  const keys = await findKeys(db, { filtered, order: ordering(undefined, definition), key: definition.key });
  const excepted = new Set(todos.excepto);
  const selected = keys.filter((key) => !excepted.has(key));
  if (selected.length !== todos.cantidad) throw selectionChanged(selected.length);
  return selected;
}
