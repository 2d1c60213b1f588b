import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Rows that the assignment of a plan writes, in the order of their keys. */
const WRITTEN: Readonly<Record<string, string>> = {
  asignacion: 'id_planestudio = $plan',
  asignacion_historia: 'id_asignacion in (select id_asignacion from asignacion where id_planestudio = $plan)',
  log: `tabla = 'asignacion' and id_registro in (select id_asignacion from asignacion where id_planestudio = $plan)`,
  progreso: 'id_planestudio = $plan',
};
const TABLES = Object.keys(WRITTEN);

const fileOf = (table: string) => join(tmpdir(), `portal-bench-${process.pid}-${table}`);

/** Columns of a table that a COPY may write. */
async function columnsOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as names from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]!.names;
}

/**
 * Deletes the rows that the assignment of a plan wrote and copies them in again; returns the milliseconds of the COPY: with indexes and
 * foreign keys, without triggers, because their rows are copied too.
 */
export async function copyAgain(databaseUrl: string, plan: number): Promise<{ rows: number; ms: number }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const [table, where] of Object.entries(WRITTEN)) {
      const rows = `select ${await columnsOf(client, table)} from ${table} where ${where.replaceAll('$plan', String(plan))}`;
      await client.query(`copy (${rows}) to '${fileOf(table)}'`);
    }
    for (const table of TABLES) await client.query(`alter table ${table} disable trigger user`);
    for (const table of TABLES.toReversed())
      await client.query(`delete from ${table} where ${WRITTEN[table]!.replaceAll('$plan', String(plan))}`);
    await client.query('vacuum analyze');
    await client.query('checkpoint');
    let rows = 0;
    const start = performance.now();
    await client.query('begin');
    for (const table of TABLES)
      rows += (await client.query(`copy ${table} (${await columnsOf(client, table)}) from '${fileOf(table)}'`)).rowCount ?? 0;
    await client.query('commit');
    const ms = performance.now() - start;
    for (const table of TABLES) await client.query(`alter table ${table} enable trigger user`);
    return { rows, ms };
  } finally {
    for (const table of TABLES) rmSync(fileOf(table), { force: true });
    await client.end();
  }
}
