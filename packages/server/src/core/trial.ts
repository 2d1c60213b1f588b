import type { Executor } from '../db/executor.ts';
import type { Context } from './context.ts';
import { inTransaction } from './transaction.ts';

/** Carries a result out of a transaction that must not be committed. */
class Tried extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('A tried change is rolled back.');
    this.result = result;
  }
}

/** Makes a change in a transaction that is rolled back, and returns what it returned. Throws what it throws. */
export async function tried<T>(context: Context, work: (trx: Executor) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(context, async (trx): Promise<T> => {
      throw new Tried(await work(trx));
    });
  } catch (error) {
    if (error instanceof Tried) return error.result as T;
    throw error;
  }
}
