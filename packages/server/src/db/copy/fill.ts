import { sql } from 'kysely';
import type { Connection } from '../connection.ts';
import type { Executor } from '../executor.ts';
import { inTransaction, migrateWithin } from '../migrator.ts';
import { type CopySource, settle } from './copy-source.ts';
import { columnList, type CopiedColumn, type CopiedTable, describe, type Described, nameOf } from './described.ts';

/** A copy did not arrive as it was sent, or the target is not empty; the message is for the operator. */
class CopyError extends Error {}

/**
 * Fills an empty database with a copy, as its owner, in one transaction: makes the tables of the copy's version, loads the rows, sets the
 * sequences, then counts and sums every table again. An error leaves the database empty.
 * Foreign keys are dropped and made again at the end, which checks them; triggers of the portal rest, so that no row is logged twice.
 */
export async function fillEmpty(target: Pick<Connection, 'db'>, source: CopySource): Promise<Described> {
  return inTransaction(target, async (trx) => {
    await settle(trx);
    await requireEmpty(trx);
    await migrateWithin(trx, source.migration);
    const keys = await dropForeignKeys(trx);
    await load(trx, source);
    await setSequences(trx, source);
    for (const { add } of keys) await sql.raw(add).execute(trx);
    const written = await describe(trx);
    requireEqual(source, written);
    return written;
  });
}

/** Throws `CopyError` when the database has tables, views or sequences of its own. */
export async function requireEmpty(db: Executor): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class c
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1 limit 1`.execute(db);
  const [first] = rows;
  if (first)
    throw new CopyError(
      `La base de datos de destino no está vacía (tiene «${first.name}»): indique una recién creada, con «create database».`,
    );
}

interface ForeignKey {
  readonly drop: string;
  readonly add: string;
}

async function dropForeignKeys(db: Executor): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by conname`.execute(db);
  for (const { drop } of rows) await sql.raw(drop).execute(db);
  return rows;
}

/** Loads all tables; rows that migrations inserted are replaced. */
async function load(db: Executor, source: CopySource): Promise<void> {
  if (source.tables.length === 0) throw new CopyError('La copia no tiene tablas.');
  const names = source.tables.map(({ name }) => nameOf(name));
  const guarded = [...names, ...(await listPartitions(db)).map(nameOf)];
  for (const name of guarded) await sql.raw(`alter table ${name} disable trigger user`).execute(db);
  await sql.raw(`truncate ${names.join(', ')}`).execute(db);
  for (const table of source.tables) {
    const insert = insertOf(table);
    for await (const rows of source.rows(table)) await insert(db, rows);
  }
  for (const name of guarded) await sql.raw(`alter table ${name} enable trigger user`).execute(db);
}

/** Lists the partitions, which have a guard against `truncate` of their own. */
async function listPartitions(db: Executor): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relispartition order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

const elementAs = ({ type }: CopiedColumn, index: number): string => `(r ->> ${index})::${type}`;

/** Returns a function that inserts rows: JSON arrays of texts, which PostgreSQL reads as the types of the columns. */
function insertOf({ name, columns }: CopiedTable): (db: Executor, rows: readonly string[]) => Promise<void> {
  const head = `insert into ${nameOf(name)} (${columnList(columns)}) overriding system value
    select ${columns.map(elementAs).join(', ')} from jsonb_array_elements(`;
  return async (db, rows) => {
    await sql`${sql.raw(head)}${`[${rows.join(',')}]`}::jsonb) r`.execute(db);
  };
}

async function setSequences(db: Executor, { sequences }: Described): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    if (last !== null) await sql`select setval(${nameOf(name)}::regclass, ${last}::bigint)`.execute(db);
  }
}

/** Names the tables that differ in the number or content of their rows. */
export function differencesOf(expected: Described, found: Described): readonly string[] {
  const there = new Map(found.tables.map((table) => [table.name, table]));
  const differing = expected.tables.filter(({ name, rows, checksum }) => {
    const table = there.get(name);
    return table?.rows !== rows || table.checksum !== checksum;
  });
  const unknown = found.tables.filter(({ name, rows }) => rows > 0 && !expected.tables.some((table) => table.name === name));
  return [...differing, ...unknown].map(({ name }) => name);
}

function requireEqual(expected: Described, found: Described): void {
  const names = differencesOf(expected, found);
  if (names.length > 0) throw new CopyError(`Lo escrito difiere de la copia en: ${names.join(', ')}. No se guardó nada.`);
}
