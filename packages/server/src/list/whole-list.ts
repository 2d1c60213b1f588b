import { sql, type Expression, type RawBuilder } from 'kysely';
import type { Executor } from '../db/executor.ts';

/** Rows that are read at once. */
const BATCH = 500;

interface Whole {
  readonly filtered: RawBuilder<unknown>;
  readonly order: RawBuilder<unknown>;
  readonly key: string;
}

/**
 * Which rows there are, and in what order, is settled at one moment; then they are read by their keys. So a client that is slow to take
 * them holds no connection (the embedded database has one alone), and memory holds one batch and the numbers of the rest
 * (docs/decisions/013). A row that is deleted meanwhile is left out.
 */
export async function* wholeList<Row>(db: Executor, query: Expression<Row>, { filtered, order, key }: Whole): AsyncGenerator<Row[]> {
  const claves = sql`array_agg(${sql.ref(`fila.${key}`)} order by ${order})`;
  const found = await sql<{ claves: number[] | null }>`select ${claves} as claves ${filtered}`.execute(db);
  const keys = found.rows[0]?.claves ?? [];
  for (let start = 0; start < keys.length; start += BATCH) {
    const wanted = keys.slice(start, start + BATCH);
    const { rows } = await sql<Row>`select fila.* from (${query}) as fila where fila.${sql.ref(key)} = any (${wanted}::bigint[])`.execute(
      db,
    );
    if (rows.length > 0) yield inOrder(rows, wanted, key);
  }
}

function inOrder<Row>(rows: readonly Row[], keys: readonly number[], key: string): Row[] {
  const byKey = new Map(rows.map((row) => [Number((row as Record<string, unknown>)[key]), row]));
  return keys.map((wanted) => byKey.get(wanted)).filter((row) => row !== undefined);
}
