import type { Pool, PoolClient } from 'pg';
import { KnownRows, NamedQuery } from './named-query.ts';

/** Most names per pool; further statements run unnamed. Each connection of the server caches a plan for every name. */
const MAX_NAMES = 500;

/** SQLSTATEs of a prepared statement that the server can no longer use. */
const STALE = new Set(['0A000', '26000']);

/** SQLSTATE of every statement after the one that ended a transaction. */
const IN_FAILED_TRANSACTION = '25P02';

type Query = (...args: unknown[]) => unknown;

/**
 * Turns every awaited `query(text, values)` of the pool's connections into a named statement, so that the server parses and plans it once per
 * connection. Leaves texts without values alone, because they may contain several commands.
 */
export function nameStatements(pool: Pool): void {
  const names = new Map<string, string>();
  let given = 0;

  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || given >= MAX_NAMES) return known;
    const name = `s${++given}`;
    names.set(text, name);
    return name;
  };

  /**
   * Drops the name of a statement with a plan that a schema change made stale: the next call prepares it under a new name. The statement did
   * nothing yet and runs again without a name, unless it is part of a transaction, which the error ended.
   */
  const repeatIfStale = async (text: string, error: unknown, again: () => unknown): Promise<unknown> => {
    if (!STALE.has((error as { code?: string }).code ?? '')) throw error;
    names.delete(text);
    try {
      return await again();
    } catch (next) {
      throw (next as { code?: string }).code === IN_FAILED_TRANSACTION ? error : next;
    }
  };

  const wrap = (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    const rows = new KnownRows();
    const run = (statement: { name: string; text: string; values: readonly unknown[] }) =>
      new Promise((resolve, reject) => {
        query(new NamedQuery(statement, rows, (error, result) => (error ? reject(error) : resolve(result))));
      });
    const named: Query = (text, values, ...rest) => {
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0 || rest.length > 0) return query(text, values, ...rest);
      const name = nameOf(text);
      if (!name) return query(text, values);
      return run({ name, text, values }).catch((error: unknown) => {
        // The stack of the socket's event says nothing; this one leads to the caller.
        Error.captureStackTrace(error as Error);
        return repeatIfStale(text, error, () => query(text, values));
      });
    };
    client.query = named as PoolClient['query'];
  };

  pool.on('connect', wrap);
}
