import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator, sql, type Migration, type MigrationResultSet } from 'kysely';
import type { Connection } from './connection.ts';
import type { Executor } from './executor.ts';
import { migrations } from './migrations/index.ts';

/** The database could not be brought to the current version; the message is for the operator. */
export class MigrationError extends Error {}

/** Key of Kysely's own lock, which processes of versions before take: they and we exclude each other. */
const LOCK_KEY = '3853314791062309107';
/** Longest wait for another process that migrates, before this one says so and asks again. */
const TURN_TIMEOUT = '30s';
/** Longest wait of a statement for a table. More than the second after which PostgreSQL ends an autovacuum that is in the way. */
const LOCK_TIMEOUT = '2s';
/** Pauses between two attempts: the first, doubled each time up to the longest. */
const FIRST_MS = 1_000;
const MOST_MS = 30_000;

interface Options {
  /** What to run. */
  readonly steps?: Record<string, Migration>;
  /** Who hears that it waits. */
  readonly log?: { warn(message: string): void };
  /** Whether a further attempt is wanted. */
  readonly goesOn?: () => boolean;
}

/**
 * Runs the missing migrations in one transaction, so an error changes nothing. When several processes start at once, one migrates
 * and the others wait. A statement that waits two seconds for a table, which a backup or an import uses, ends the attempt, so that calls do
 * not queue behind it; the next one begins after a pause. Throws `MigrationError`.
 */
export async function migrateToLatest(
  connection: Pick<Connection, 'db'>,
  { steps = migrations, log = console, goesOn = () => true }: Options = {},
): Promise<void> {
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, MOST_MS)) {
    try {
      return await inTransaction(connection, (trx) => migrate(trx, steps));
    } catch (error) {
      const known = error instanceof MigrationError ? error : failure(error);
      if (!isHeldUp(known.cause)) throw known;
      log.warn(
        `${known.message}. Otro proceso la prepara, u otra conexión usa lo que la actualización cambia: se intenta de nuevo en ${pause / 1000} s.`,
      );
      await sleep(pause);
      if (!goesOn()) throw known;
    }
  }
}

async function migrate(trx: Executor, steps: Record<string, Migration>): Promise<void> {
  // A migration, or waiting for another process's, may take longer than `statement_timeout`.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local lock_timeout = ${sql.lit(TURN_TIMEOUT)}`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.raw(LOCK_KEY)})`.execute(trx);
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
  await run(trx, steps, (migrator) => migrator.migrateToLatest());
}

/** A lock that was not free in time, or a deadlock that ended this transaction. */
const isHeldUp = (cause: unknown): boolean => ['55P03', '40P01'].includes((cause as { code?: string } | undefined)?.code ?? '');

/**
 * Runs the migrations up to one, in the transaction that the caller opened on this connection. Throws `MigrationError`, also when this
 * program does not know the migration.
 */
export async function migrateWithin(connection: Executor, last: string): Promise<void> {
  if (!Object.hasOwn(migrations, last)) throw newerDatabase(last);
  await run(connection, migrations, (migrator) => migrator.migrateTo(last));
}

/** Runs `work` in a transaction: Kysely's own refuses its migrator. */
export function inTransaction<T>({ db }: Pick<Connection, 'db'>, work: (trx: Executor) => Promise<T>): Promise<T> {
  return db.connection().execute(async (trx) => {
    await sql`begin`.execute(trx);
    try {
      const result = await work(trx);
      await sql`commit`.execute(trx);
      return result;
    } catch (error) {
      await sql`rollback`.execute(trx).catch(() => {});
      throw error;
    }
  });
}

/** Runs steps in the transaction that the caller opened. Throws `MigrationError`. */
async function run(
  trx: Executor,
  steps: Record<string, Migration>,
  order: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<void> {
  const { error, results } = await order(
    new Migrator({ db: trx, provider: { getMigrations: async () => steps }, disableTransactions: true }),
  );
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
