import { type Insertable, sql } from 'kysely';
import type { Executor } from '../db/executor.ts';
import type { Database } from '../db/schema.ts';

const ROWS_AT_ONCE = 2500;

/** Inserts rows with the same columns as one JSON parameter per statement: a few round trips for thousands of rows. */
export async function insertRows<Table extends keyof Database>(
  db: Executor,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).map((name) => sql.ref(name));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    const chunk = JSON.stringify(rows.slice(start, start + ROWS_AT_ONCE));
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns)})
      select ${sql.join(columns)} from json_populate_recordset(null::${sql.table(table)}, ${chunk}::json)`.execute(db);
  }
}

/** Sets the identity sequence of a table after its highest explicit id. */
export async function alignIdentity(db: Executor, table: keyof Database, column: string): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}), coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
    from ${sql.table(table)}`.execute(db);
}

/** Adds the same columns (such as stamps) to every row. */
export const withColumns = <Row extends object, Columns extends object>(rows: readonly Row[], columns: Columns): (Row & Columns)[] =>
  rows.map((row) => Object.assign({}, row, columns));
