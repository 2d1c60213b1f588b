import { Migrator, sql, type Migration } from 'kysely';
import type { Connection } from './connection.ts';
import { migrations } from './migrations/index.ts';

/** The database could not be brought to the current version; the message is for the operator. */
export class MigrationError extends Error {}

/**
 * Runs the migrations that are missing, all in one transaction: on an error nothing has changed. Several processes may start at
 * once; one migrates and the others wait. Throws `MigrationError`.
 */
export async function migrateToLatest({ db }: Pick<Connection, 'db'>, steps: Record<string, Migration> = migrations): Promise<void> {
  try {
    await db.connection().execute(async (connection) => {
      // A migration, or the wait for another process's, may outlast the limit of a request.
      await sql`set statement_timeout = 0`.execute(connection);
      try {
        const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => steps } });
        const { error, results } = await migrator.migrateToLatest();
        if (error) throw failure(error, results?.find(({ status }) => status === 'Error')?.migrationName);
      } finally {
        await sql`reset statement_timeout`.execute(connection).catch(() => {});
      }
    });
  } catch (error) {
    throw error instanceof MigrationError ? error : failure(error);
  }
}

/** How kysely says that the database has run a step that this program does not know. */
const NEWER = /previously executed migration (\S+) is missing/;

function failure(cause: unknown, step?: string): MigrationError {
  const { message, code } = cause as { message?: string; code?: string };
  const newer = NEWER.exec(message ?? '')?.[1];
  if (newer)
    return new MigrationError(`La base de datos es de una versión más nueva del portal (paso «${newer}»): inicie esa versión.`, { cause });
  const place = step ? ` en el paso «${step}»` : '';
  return new MigrationError(`No se pudo preparar la base de datos${place}: ${message || code || String(cause)}`, { cause });
}
