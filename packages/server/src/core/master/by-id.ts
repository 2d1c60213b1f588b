import type { Executor } from '../../db/executor.ts';
import type { Context } from '../context.ts';

/** A handler that answers what is found by the id of its path, and nothing more. */
export const byId =
  <Found>(find: (db: Executor, id: number) => Promise<Found>) =>
  ({ db }: Context, { params }: { readonly params: { readonly id: number } }): Promise<Found> =>
    find(db, params.id);
