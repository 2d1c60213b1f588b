import { sql } from 'kysely';
import type { Connection } from '../connection.ts';
import type { Executor } from '../executor.ts';
import { type CopiedTable, describe, type Described, rowsAsJson } from './described.ts';

/** Where the rows of a copy come from: a database, or the folder of a backup. */
export interface CopySource extends Described {
  /** Rows of a table as JSON arrays of texts, some hundreds at a time. */
  rows(table: CopiedTable): AsyncIterable<readonly string[]>;
}

/** Rows that are read at once. */
const BATCH = 500;

/** Settings that the texts of values depend on; both limits would end the reading of a large table. */
const SETTINGS = [
  `timezone = 'UTC'`,
  `datestyle = 'ISO, MDY'`,
  `intervalstyle = 'postgres'`,
  `bytea_output = 'hex'`,
  'extra_float_digits = 1',
  'statement_timeout = 0',
  'idle_in_transaction_session_timeout = 0',
];

/** Sets how values become texts until the transaction ends. */
export async function settle(db: Executor): Promise<void> {
  for (const setting of SETTINGS) await sql.raw(`set local ${setting}`).execute(db);
}

/** Reads a database at one moment, in one transaction that sees no later change. An embedded database waits for its end. */
export async function readConsistently<T>(
  { db }: Pick<Connection, 'db'>,
  work: (source: CopySource, db: Executor) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await settle(trx);
      return work({ ...(await describe(trx)), rows: (table) => rowsOf(trx, table) }, trx);
    });
}

async function* rowsOf(db: Executor, table: CopiedTable): AsyncGenerator<readonly string[]> {
  await sql.raw(`declare copia no scroll cursor for ${rowsAsJson(table)}`).execute(db);
  const fetchRows = sql.raw<{ fila: string }>(`fetch ${BATCH} from copia`);
  for (let rows = await fetchRows.execute(db); rows.rows.length > 0; rows = await fetchRows.execute(db))
    yield rows.rows.map(({ fila }) => fila);
  await sql.raw('close copia').execute(db);
}
