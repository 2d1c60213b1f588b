import { sql, type Migration } from 'kysely';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/database.ts';
import { migrateToLatest, MigrationError } from './migrator.ts';
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
  await expect(migrateToLatest(connection(), older)).rejects.toThrow(`versión más nueva del portal (paso «${names.at(-1)}»)`);
  expect(await structure()).toEqual(before);
});

test('a failing step is named with its cause, and the whole run is rolled back', async () => {
  const steps = {
    ...migrations,
    '900-bien': step('create table nueva (id int)'),
    '901-mal': step('create table otra (id int)', 'alter table no_hay add x int'),
  };
  const error = await migrateToLatest(connection(), steps).catch((cause: unknown) => cause);
  expect(error).toBeInstanceOf(MigrationError);
  expect(error).toMatchObject({ message: expect.stringMatching(/en el paso «901-mal»: .*no_hay/), cause: { code: '42P01' } });
  expect([await tableExists('nueva'), await tableExists('otra')]).toEqual([false, false]);
});

test('two simultaneous starts migrate once', async () => {
  const steps = { ...migrations, '900-bien': step('create table nueva (id int)', 'select pg_sleep(0.2)') };
  await Promise.all([migrateToLatest(connection(), steps), migrateToLatest(connection(), steps)]);
  expect(await tableExists('nueva')).toBe(true);
});
