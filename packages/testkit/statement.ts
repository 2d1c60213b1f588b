import { openConnection } from '@portal/server/src/db/connection.ts';
import { sql } from 'kysely';

/** A statement written by hand, for what a test looks up or brings about outside of the application. */
export const statement = sql;

/** Runs statements one after another on a PostgreSQL server, each by itself, and returns the rows of the last one. */
export async function runOn(databaseUrl: string, ...statements: readonly string[]): Promise<readonly unknown[]> {
  const connection = await openConnection({ databaseUrl, dataDir: '' });
  try {
    let rows: readonly unknown[] = [];
    for (const text of statements) ({ rows } = await sql.raw(text).execute(connection.db));
    return rows;
  } finally {
    await connection.close();
  }
}
