import { blankDatabase, useTestDatabase } from '@portal/testkit/database.ts';
import { sql, type Migration } from 'kysely';
import { expect, inject, test } from 'vitest';
import type { Executor } from './executor.ts';
import { migrateToLatest, MigrationError } from './migrator.ts';
import { exitCodeOf } from '../errors/start-refusal.ts';
import { VERSION } from '../operations/version.ts';
import { migrations } from './migrations/index.ts';

const connection = useTestDatabase();

const step = (...statements: string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

const tableExists = async (name: string): Promise<boolean> => {
  const { rows } = await sql`select to_regclass(${name}) is not null as existe`.execute(connection().db);
  return (rows as [{ existe: boolean }])[0].existe;
};

/** Number of statements in this database that wait for a lock of this type. */
async function waiting(db: Executor, type: 'relation' | 'advisory'): Promise<number> {
  const { rows } = await sql`
    select from pg_locks join pg_database d on d.oid = database and datname = current_database()
    where locktype = ${type} and not granted`.execute(db);
  return rows.length;
}

/** The executed migrations with their times, and every column of every table. */
async function structure(): Promise<{ steps: unknown[]; columns: unknown[] }> {
  const { db } = connection();
  const { rows: steps } = await sql`select * from kysely_migration order by name`.execute(db);
  const { rows: columns } = await sql`
    select table_name, column_name, data_type, column_default, is_nullable
    from information_schema.columns where table_schema = current_schema()
    order by table_name, ordinal_position`.execute(db);
  return { steps, columns };
}

test('a current database does not change', async () => {
  const before = await structure();
  expect(before.steps).toHaveLength(Object.keys(migrations).length);
  await migrateToLatest(connection());
  expect(await structure()).toEqual(before);
});

test('a database newer than the program is refused and does not change', async () => {
  const names = Object.keys(migrations);
  const older = Object.fromEntries(Object.entries(migrations).slice(0, -1));
  const before = await structure();
  const refused = () => migrateToLatest(connection(), { steps: older });
  // The copied database was prepared by these sources, built or not: with a commit or without.
  const { rows } = await sql<{ by: string }>`select obj_description('kysely_migration'::regclass, 'pg_class') as by`.execute(
    connection().db,
  );
  expect(rows[0]?.by.split(' ')[0]).toBe(VERSION);
  await expect(refused()).rejects.toThrow(`versión más nueva del portal (paso «${names.at(-1)}»): inicie ${rows[0]?.by} o una posterior`);
  await sql`comment on table kysely_migration is 'v2.0.0 (0f3c5a1b2d4e, 2027-01-31)'`.execute(connection().db);
  await expect(refused()).rejects.toThrow('inicie v2.0.0 (0f3c5a1b2d4e, 2027-01-31) o una posterior');
  await sql`comment on table kysely_migration is null`.execute(connection().db);
  await expect(refused()).rejects.toThrow('inicie esa versión');
  expect(exitCodeOf(await refused().catch((error: unknown) => error))).toBe(78);
  expect(await structure()).toEqual(before);
});

test('reports each step that changes a database with data, with its seconds, and on a new one none', async () => {
  const told: [string, number][] = [];
  const onStep = (name: string, seconds: number) => void told.push([name, seconds]);
  await migrateToLatest(connection(), { steps: { ...migrations, '900-bien': step('create table contada (id int)') }, onStep });
  expect(told).toEqual([['900-bien', expect.any(Number)]]);
  await sql`drop table contada`.execute(connection().db);
  await sql`delete from kysely_migration where name = '900-bien'`.execute(connection().db);
  await migrateToLatest(await blankDatabase(), { onStep });
  expect(told).toHaveLength(1);
});

test('a failing step is named with its cause, and the whole run is rolled back', async () => {
  const steps = {
    ...migrations,
    '900-bien': step('create table nueva (id int)'),
    '901-mal': step('create table otra (id int)', 'alter table no_hay add x int'),
  };
  const error = await migrateToLatest(connection(), { steps }).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(MigrationError);
  expect(error).toMatchObject({ message: expect.stringMatching(/en el paso «901-mal»: .*no_hay/), cause: { code: '42P01' } });
  expect([await tableExists('nueva'), await tableExists('otra')]).toEqual([false, false]);
});

test('two simultaneous starts migrate once', async () => {
  const steps = { ...migrations, '900-bien': step('create table nueva (id int)', 'select pg_sleep(0.2)') };
  await Promise.all([migrateToLatest(connection(), { steps }), migrateToLatest(connection(), { steps })]);
  expect(await tableExists('nueva')).toBe(true);
});

test.runIf(inject('testDatabase').kind === 'postgresql')(
  'a table that a backup reads: calls of other tables do not wait for the migration, which goes on once the table is free',
  async () => {
    const { db } = await blankDatabase();
    await sql`create table libre (id int)`.execute(db);
    await sql`create table leida (id int)`.execute(db);
    const steps = { '001-dos': step('alter table libre add x int', 'alter table leida add x int') };
    const said: string[] = [];
    let done: Promise<void> | undefined;
    await db.transaction().execute(async (backup) => {
      await sql`select count(*) from leida`.execute(backup);
      done = migrateToLatest({ db }, { steps, log: { warn: (line) => void said.push(line) } });
      // The migration holds the other table and waits for this one; the call waits for the end of the attempt, not of the backup.
      await expect.poll(() => waiting(db, 'relation')).toBe(1);
      await sql`insert into libre (id) values (1)`.execute(db);
      await expect.poll(() => said.length).toBeGreaterThan(0);
    });
    await done;
    expect(said[0]).toMatch(/en el paso «001-dos»: .*lock timeout\. Otro proceso la prepara, u otra conexión usa lo que/);
    await sql`select libre.x, leida.x from libre, leida`.execute(db);
  },
);

test.runIf(inject('testDatabase').kind === 'postgresql')(
  'a migration that waits for a table is given up when the portal stops',
  async () => {
    const { db } = await blankDatabase();
    await sql`create table leida (id int)`.execute(db);
    const options = { steps: { '001-una': step('alter table leida add x int') }, log: { warn: () => {} }, goesOn: () => false };
    await db.transaction().execute(async (backup) => {
      await sql`select count(*) from leida`.execute(backup);
      await expect(migrateToLatest({ db }, options)).rejects.toThrow(/en el paso «001-una»: .*lock timeout/);
    });
  },
);

test.runIf(inject('testDatabase').kind === 'postgresql')(
  'a start waits for a process of a version before, which locks by its session',
  async () => {
    const { db } = await blankDatabase();
    let done: Promise<void> | undefined;
    await db.connection().execute(async (before) => {
      await sql`select pg_advisory_lock(3853314791062309107)`.execute(before);
      done = migrateToLatest({ db }, { steps: { '001-luego': step('create table luego (id int)') } });
      await expect.poll(() => waiting(db, 'advisory')).toBe(1);
      await sql`select pg_advisory_unlock(3853314791062309107)`.execute(before);
    });
    await done;
    await sql`select from luego`.execute(db);
  },
);
