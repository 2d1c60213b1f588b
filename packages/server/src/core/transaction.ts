import { prepared } from '../db/prepared.ts';
import type { Executor } from '../db/executor.ts';
import { type Context, instantOf, type PublicContext } from './context.ts';

/** Names author and moment of changes to the database for the rest of a transaction; empty texts name nobody. */
export const nameAuthor = prepared<{ id_usuario: string; usuario: string; momento: string }, unknown>`
  select set_config('portal.id_usuario', ${'id_usuario'}, true), set_config('portal.usuario', ${'usuario'}, true),
    set_config('portal.momento', ${'momento'}, true)`;

/**
 * Runs `work` in a transaction that names its author and moment to the database, which writes the log of what changes (`docs/decisions/028`).
 * For every change by an administrator; costs one statement more than a plain transaction.
 */
export const inTransaction = <T>(context: Context, work: (trx: Executor) => Promise<T>): Promise<T> =>
  inTransactionOf(context, context.user, work);

/** Author of changes: a person, who need not have a session; `id_usuario` 0: no person, known by the name alone. */
export interface Autor {
  readonly id_usuario: number;
  readonly username: string;
}

/**
 * The same for an author whom the call names otherwise than by a session, e.g. by a mailed link. Inside a transaction that began so, `work`
 * runs in that one: a use case may be a part of another.
 */
export const inTransactionOf = <T>(
  context: Pick<PublicContext, 'db' | 'now'>,
  { id_usuario, username }: Autor,
  work: (trx: Executor) => Promise<T>,
): Promise<T> =>
  context.db.isTransaction
    ? work(context.db)
    : context.db.transaction().execute(async (trx) => {
        await nameAuthor(trx, { id_usuario: id_usuario === 0 ? '' : String(id_usuario), usuario: username, momento: instantOf(context) });
        return work(trx);
      });
