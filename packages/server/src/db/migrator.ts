import { Migrator, sql, type Migration } from 'kysely';
import type { Connection } from './connection.ts';
import type { Executor } from './executor.ts';
import { migrations } from './migrations/index.ts';

/** The database could not be brought to the current version; the message is for the operator. */
export class MigrationError extends Error {}

/** A database to migrate. */
type Migrated = Pick<Connection, 'db'> & Partial<Pick<Connection, 'pooled'>>;

/**
 * Runs the missing migrations in one transaction, so an error changes nothing. When several processes start at once, one migrates
 * and the others wait. Throws `MigrationError`.
 */
export async function migrateToLatest({ db, pooled = false }: Migrated, steps: Record<string, Migration> = migrations): Promise<void> {
  try {
    await db.connection().execute(async (connection) => {
      // A migration, or waiting for another process's, may take longer than `statement_timeout`, which a pooled connection does not set.
      if (!pooled) await sql`set statement_timeout = 0`.execute(connection);
      try {
        const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => steps } });
        const { error, results } = await migrator.migrateToLatest();
        if (error) throw failure(error, results?.find(({ status }) => status === 'Error')?.migrationName);
      } finally {
        if (!pooled) await sql`reset statement_timeout`.execute(connection).catch(() => {});
      }
    });
  } catch (error) {
    throw error instanceof MigrationError ? error : failure(error);
  }
}

/**
 * Runs the migrations up to one, in the transaction that the caller opened on this connection. Throws `MigrationError`, also when this
 * program does not know the migration.
 */
export async function migrateWithin(connection: Executor, last: string): Promise<void> {
  if (!Object.hasOwn(migrations, last)) throw newerDatabase(last);
  const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => migrations }, disableTransactions: true });
  const { error, results } = await migrator.migrateTo(last);
  if (error) throw failure(error, results?.find(({ status }) => status === 'Error')?.migrationName);
}

const newerDatabase = (step: string, cause?: unknown): MigrationError =>
  new MigrationError(`La base de datos es de una versión más nueva del portal (paso «${step}»): inicie esa versión.`, { cause });

/** Kysely's message when the database has run a migration that this program lacks. */
const NEWER = /previously executed migration (\S+) is missing/;

function failure(cause: unknown, step?: string): MigrationError {
  const { message, code } = cause as { message?: string; code?: string };
  const newer = NEWER.exec(message ?? '')?.[1];
  if (newer) return newerDatabase(newer, cause);
  const place = step ? ` en el paso «${step}»` : '';
  return new MigrationError(`No se pudo preparar la base de datos${place}: ${message || code || String(cause)}`, { cause });
}
