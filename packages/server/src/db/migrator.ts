import { setTimeout as sleep } from 'node:timers/promises';
import { Migrator, sql, type Migration, type MigrationResultSet } from 'kysely';
import { StartRefusal } from '../errors/start-refusal.ts';
import { versionText } from '../operations/version.ts';
import type { Connection } from './connection.ts';
import type { Executor } from './executor.ts';
import { migrations } from './migrations/index.ts';

/** The database could not be brought to the current version; the message is for the operator. */
export class MigrationError extends Error {}

/** The database is of a later version: this program must not touch it. */
class NewerDatabaseError extends StartRefusal {}

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
  /** Steps to run. */
  readonly steps?: Record<string, Migration>;
  /** Receives a warning while the migrations wait. */
  readonly log?: { warn(message: string): void };
  /** Whether a further attempt is wanted. */
  readonly goesOn?: () => boolean;
  /** Called after each step that changed a database with data, with its seconds; a new database takes all steps at once. */
  readonly onStep?: (step: string, seconds: number) => void;
}

/**
 * Runs the missing migrations in one transaction, so an error changes nothing. When several processes start at once, one migrates
 * and the others wait. A statement that waits two seconds for a table, which a backup or an import uses, ends the attempt, so that calls do
 * not queue behind it; the next one begins after a pause. Throws `MigrationError`.
 */
export async function migrateToLatest(
  connection: Pick<Connection, 'db'>,
  { steps = migrations, log = console, goesOn = () => true, onStep }: Options = {},
): Promise<void> {
  for (let pause = FIRST_MS; ; pause = Math.min(pause * 2, MOST_MS)) {
    try {
      return await inTransaction(connection, (trx) => migrate(trx, steps, onStep));
    } catch (error) {
      const known = told(error);
      if (!isHeldUp(known.cause)) throw known;
      log.warn(
        `${known.message}. Otro proceso la prepara, u otra conexión usa lo que la actualización cambia: se intenta de nuevo en ${pause / 1000} s.`,
      );
      await sleep(pause);
      if (!goesOn()) throw known;
    }
  }
}

/** Returns an error that names the failed step for the operator, or the refusal of a newer database. */
const told = (error: unknown): Error => (error instanceof MigrationError || error instanceof NewerDatabaseError ? error : failure(error));

async function migrate(trx: Executor, steps: Record<string, Migration>, onStep: Options['onStep']): Promise<void> {
  // A migration, or waiting for another process's, may take longer than `statement_timeout`.
  await sql`set local statement_timeout = 0`.execute(trx);
  await sql`set local lock_timeout = ${sql.lit(TURN_TIMEOUT)}`.execute(trx);
  await sql`select pg_advisory_xact_lock(${sql.raw(LOCK_KEY)})`.execute(trx);
  await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT)}`.execute(trx);
  const isNew = (await stepsOf(trx)) === 0;
  const wanted = onStep && !isNew ? timed(steps, onStep) : steps;
  const done = await run(trx, wanted, (migrator) => migrator.migrateToLatest());
  if (done > 0 || (await preparedBy(trx)) === undefined)
    await sql`comment on table kysely_migration is ${sql.lit(versionText())}`.execute(trx);
}

/** Returns how many steps a database has run, as the table of the steps says; 0 without that table. */
async function stepsOf(trx: Executor): Promise<number> {
  const { rows } = await sql<{ known: boolean }>`select to_regclass('kysely_migration') is not null as known`.execute(trx);
  if (!rows[0]?.known) return 0;
  return (await sql<{ count: number }>`select count(*)::integer as count from kysely_migration`.execute(trx)).rows[0]!.count;
}

/** Returns the same steps; each calls `onStep` when it is done. */
const timed = (steps: Record<string, Migration>, onStep: NonNullable<Options['onStep']>): Record<string, Migration> =>
  Object.fromEntries(
    Object.entries(steps).map(([name, step]) => {
      const up: Migration['up'] = async (db) => {
        const start = performance.now();
        await step.up(db);
        onStep(name, (performance.now() - start) / 1000);
      };
      return [name, { ...step, up }];
    }),
  );

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

/** Runs steps in the transaction that the caller opened; returns how many ran. Throws `MigrationError`. */
async function run(
  trx: Executor,
  steps: Record<string, Migration>,
  order: (migrator: Migrator) => Promise<MigrationResultSet>,
): Promise<number> {
  const { error, results } = await order(
    new Migrator({ db: trx, provider: { getMigrations: async () => steps }, disableTransactions: true }),
  );
  const known = results ?? [];
  if (error) throw failure(error, { step: known.find(({ status }) => status === 'Error')?.migrationName, needed: await preparedBy(trx) });
  return known.length;
}

/** Returns the version that last changed the tables; undefined where none is written, or where the failure ended the transaction. */
async function preparedBy(trx: Executor): Promise<string | undefined> {
  try {
    const { rows } = await sql<{ version: string | null }>`
      select obj_description(to_regclass('kysely_migration'), 'pg_class') as version`.execute(trx);
    return rows[0]?.version ?? undefined;
  } catch {
    return undefined;
  }
}

function newerDatabase(
  step: string,
  { needed, cause }: { readonly needed?: string | undefined; readonly cause?: unknown } = {},
): NewerDatabaseError {
  const which = needed === undefined ? 'esa versión' : `${needed} o una posterior`;
  return new NewerDatabaseError(
    `La base de datos es de una versión más nueva del portal (paso «${step}»): inicie ${which}. Esta es ${versionText()}.`,
    { cause },
  );
}

/** Kysely's message when the database has run a migration that this program lacks. */
const NEWER = /previously executed migration (\S+) is missing/;

function failure(
  cause: unknown,
  { step, needed }: { readonly step?: string | undefined; readonly needed?: string | undefined } = {},
): MigrationError {
  const { message, code } = cause as { message?: string; code?: string };
  const newer = NEWER.exec(message ?? '')?.[1];
  if (newer) return newerDatabase(newer, { needed, cause });
  const place = step ? ` en el paso «${step}»` : '';
  return new MigrationError(`No se pudo preparar la base de datos${place}: ${message || code || String(cause)}`, { cause });
}
