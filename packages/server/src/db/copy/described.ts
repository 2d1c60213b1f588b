import { sql } from 'kysely';
import type { Executor } from '../executor.ts';

/** A column that holds data of its own; generated ones are computed again. */
export interface CopiedColumn {
  readonly name: string;
  /** Type as PostgreSQL writes it: `character varying(20)`. */
  readonly type: string;
}

/** A table with its number of rows and the sum of the hashes of its rows, which does not depend on their order. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly CopiedColumn[];
  readonly rows: number;
  readonly checksum: string;
}

/** Contents of a copy, read in one transaction. */
export interface Described {
  /** Name of the newest migration that the database has run. */
  readonly migration: string;
  readonly tables: readonly CopiedTable[];
  /** Last value of each sequence; null: never used. */
  readonly sequences: Readonly<Record<string, string | null>>;
}

/** Tables of the migrator, which writes them itself. */
const OF_THE_MIGRATOR = ['kysely_migration', 'kysely_migration_lock'];

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Name of a table or column of schema `public`, quoted for SQL. */
export const nameOf = (name: string): string => `public.${quoted(name)}`;

/** Names of columns, quoted for SQL. */
export const columnList = (columns: readonly CopiedColumn[]): string => columns.map(({ name }) => quoted(name)).join(', ');

/** Query for the rows of a table as JSON arrays of the texts of its columns: exact for every type, and equal in both databases. */
export const rowsAsJson = ({ name, columns }: Pick<CopiedTable, 'name' | 'columns'>): string =>
  `select to_json(array[${columns.map((column) => `${quoted(column.name)}::text`).join(', ')}])::text as fila from ${nameOf(name)}`;

/** Describes the tables of the portal with their rows counted and summed. Throws when the database has none. */
export async function describe(db: Executor): Promise<Described> {
  const tables: CopiedTable[] = [];
  for (const table of await listTables(db)) tables.push({ ...table, ...(await measure(db, table)) });
  return { migration: await newestMigration(db), tables, sequences: await readSequences(db) };
}

async function newestMigration(db: Executor): Promise<string> {
  const { rows } = await sql<{ tabla: string | null }>`select to_regclass('public.kysely_migration')::text as tabla`.execute(db);
  if (!rows[0]?.tabla) throw new Error('La base de datos no tiene las tablas del portal: inicie el portal una vez.');
  const newest = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`.execute(db);
  return newest.rows[0]?.name ?? '';
}

/** Lists the tables; a partition is part of its table. */
async function listTables(db: Executor): Promise<Pick<CopiedTable, 'name' | 'columns'>[]> {
  const { rows } = await sql<{ name: string; columns: CopiedColumn[] }>`
    select c.relname as name,
      json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> all (${OF_THE_MIGRATOR}::text[])
    group by c.relname order by c.relname`.execute(db);
  return rows;
}

async function measure(db: Executor, table: Pick<CopiedTable, 'name' | 'columns'>): Promise<Pick<CopiedTable, 'rows' | 'checksum'>> {
  const { rows } = await sql
    .raw<{ filas: string; suma: string }>(
      `select count(*)::text as filas,
         coalesce(sum(('x' || left(encode(sha256(convert_to(fila, 'UTF8')), 'hex'), 16))::bit(64)::bigint), 0)::text as suma
       from (${rowsAsJson(table)}) f`,
    )
    .execute(db);
  return { rows: Number(rows[0]?.filas), checksum: rows[0]?.suma ?? '0' };
}

async function readSequences(db: Executor): Promise<Record<string, string | null>> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`.execute(db);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
