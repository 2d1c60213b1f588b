import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Executor } from '../db/executor.ts';
import type { OpenRows } from './listing.ts';

/** Rows of one batch. */
const BATCH = 500;

/** Condition on `fila` by which an index finds the rows of an array of keys, and perhaps others near them. */
export type NearKeys = (keys: RawBuilder<number[]>) => RawBuilder<unknown>;

interface Whole {
  readonly filtered: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly key: string;
}

/**
 * First query: the keys of all matching rows, in order. Then rows are fetched by key, 500 at a time, so that no connection is held while
 * the client reads (the embedded database has one) and memory holds one batch and the keys (docs/decisions/013). A row that is deleted
 * meanwhile is left out.
 */
export async function openWhole<Row>(
  db: Executor,
  query: Expression<Row>,
  { near, ...whole }: Whole & { readonly near: NearKeys },
): Promise<OpenRows<Row>> {
  const keys = await findKeys(db, whole);
  return { total: keys.length, batches: readByKeys(db, query, { keys, key: whole.key, near }) };
}

/** Reads the keys of the matching rows, in order. */
export async function findKeys(db: Executor, { filtered, order, key }: Whole): Promise<number[]> {
  const claves = sql`array_agg(${sql.ref(`fila.${key}`)} order by ${order})`;
  const found = await sql<{ claves: number[] | null }>`select ${claves} as claves ${filtered}`.execute(db);
  return found.rows[0]?.claves ?? [];
}

interface Keyed {
  readonly keys: readonly number[];
  readonly key: string;
  readonly near: NearKeys;
}

async function* readByKeys<Row>(db: Executor, query: Expression<Row>, { keys, key, near }: Keyed): AsyncGenerator<Row[]> {
  for (let start = 0; start < keys.length; start += BATCH) {
    const wanted = keys.slice(start, start + BATCH);
    const array = sql<number[]>`${wanted}::bigint[]`;
    const { rows } =
      await sql<Row>`select fila.* from (${query}) as fila where fila.${sql.ref(key)} = any (${array}) and ${near(array)}`.execute(db);
    if (rows.length > 0) yield inOrder(rows, wanted, key);
  }
}

function inOrder<Row>(rows: readonly Row[], keys: readonly number[], key: string): Row[] {
  const byKey = new Map(rows.map((row) => [Number((row as Record<string, unknown>)[key]), row]));
  return keys.map((wanted) => byKey.get(wanted)).filter((row) => row !== undefined);
}
