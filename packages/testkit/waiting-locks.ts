import type { Executor } from '@portal/server/src/db/executor.ts';
import { sql } from 'kysely';

/** Number of sessions of a PostgreSQL server that wait for a lock. */
export async function countWaiting(db: Executor): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from pg_locks where not granted`.execute(db);
  return rows[0]!.n;
}
