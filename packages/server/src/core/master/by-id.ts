import type { Executor } from '../../db/executor.ts';
import type { Context } from '../context.ts';

/** Builds a handler that calls `find` with the id of the path and answers its result. */
export const byId =
  <Found>(find: (db: Executor, id: number) => Promise<Found>) =>
  ({ db }: Context, { params }: { readonly params: { readonly id: number } }): Promise<Found> =>
    find(db, params.id);
