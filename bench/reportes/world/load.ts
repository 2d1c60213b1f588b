import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { openConnection } from '../../../packages/server/src/db/connection.ts';
import { migrateToLatest } from '../../../packages/server/src/db/migrator.ts';
import { inRoot } from '../../../tools/root.mjs';
import { ATTEMPT_STATEMENTS } from './attempts.ts';
import { checkWorld } from './check.ts';
import { CONTENT } from './content.ts';
import { peopleOf } from './people.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (start: number): string => `${((performance.now() - start) / 1_000).toFixed(0)} s`;

/** Migrates an empty database and fills it with so many people and what they did; `progreso:reconstruir` adds what the product sums up. */
export async function fillWorld(databaseUrl: string, people: number): Promise<void> {
  await migrate(databaseUrl);
  const client = new Client({ connectionString: databaseUrl, options: '-c TimeZone=America/Lima' });
  await client.connect();
  try {
    const start = performance.now();
    await insertAll(client, [...peopleOf(people), ...CONTENT, ...ATTEMPT_STATEMENTS]);
    await client.query('vacuum analyze');
    say(`${people} people: rows inserted in ${seconds(start)}`);
    await rebuild(databaseUrl);
    await client.query('vacuum analyze');
    await checkWorld(client);
    say(`${people} people: ${await sizesOf(client)} after ${seconds(start)}`);
  } finally {
    await client.end();
  }
}

/** Applies the migrations that the database does not have yet. */
export async function migrate(databaseUrl: string): Promise<void> {
  const connection = await openConnection({ databaseUrl, dataDir: tmpdir() });
  try {
    await migrateToLatest(connection);
  } finally {
    await connection.close();
  }
}

/** Runs the command that rebuilds the sums that the product stores beside the attempts. */
export async function rebuild(databaseUrl: string): Promise<void> {
  const start = performance.now();
  const command = inRoot('packages/server/src/commands/rebuild-progress.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', command], {
    cwd: inRoot(),
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, DATA_DIR: tmpdir() },
  });
  say(`progreso:reconstruir: ${seconds(start)}`);
}

/** Inserts without triggers and checks of foreign keys, and builds the indexes that no constraint needs afterwards. */
async function insertAll(client: Client, statements: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select c.relname as name, pg_get_indexdef(i.indexrelid) as definition from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid in ('detalle'::regclass, 'evaluacion'::regclass, 'feedback'::regclass, 'certificado'::regclass, 'log'::regclass)
      and not i.indisunique`);
  await client.query(`set session_replication_role = replica; set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set jit = off`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  for (const statement of statements) await client.query(statement);
  for (const { definition } of rows) await client.query(definition);
  await client.query(SEQUENCES);
  await client.query(`set session_replication_role = origin`);
}

/** Continues every identity after the ids that were given. */
const SEQUENCES = `do $$ declare c record; begin
  for c in select table_name, column_name from information_schema.columns where table_schema = 'public' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), greatest((select max(%I) from %I), 1))', c.table_name, c.column_name, c.column_name, c.table_name);
  end loop;
end $$`;

async function sizesOf(client: Client): Promise<string> {
  const { rows } = await client.query<{ sizes: string }>(`
    select string_agg(reltuples::bigint || ' ' || relname, ', ' order by relname) || ', ' || pg_size_pretty(pg_database_size(current_database())) as sizes
    from pg_class where relname in ('asignacion', 'evaluacion', 'detalle', 'feedback', 'certificado', 'log')`);
  return rows[0]!.sizes;
}
