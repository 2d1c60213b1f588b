import type { Pool, PoolClient } from 'pg';

/** Names one pool gives at most; further texts run unnamed. Each connection of the server keeps a plan for every name. */
const MAX_NAMES = 500;

/** SQLSTATEs by which the server says that it can no longer use a statement under that name. */
const STALE = new Set(['0A000', '26000']);

type Query = (...args: unknown[]) => unknown;

/**
 * Makes every `query(text, values)` of the pool's connections a named statement, so that the server parses and plans it once per
 * connection. Texts without values stay as they are: they may hold several commands.
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

  /** After a change of the tables a plan may be unusable; the text gets another name, and the next call works. */
  const forgetIfStale = (text: string, error: unknown): never => {
    if (STALE.has((error as { code?: string }).code ?? '')) names.delete(text);
    throw error;
  };

  const wrap = (client: PoolClient) => {
    const query = client.query.bind(client) as Query;
    const named: Query = (text, values, ...rest) => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      if (!name) return query(text, values, ...rest);
      const result = query({ name, text, values }, ...rest);
      return result instanceof Promise ? result.catch((error: unknown) => forgetIfStale(text as string, error)) : result;
    };
    client.query = named as PoolClient['query'];
  };

  pool.on('connect', wrap);
}
