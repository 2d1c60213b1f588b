// On an embedded database of its own: what its tables count must be nobody else's.
import { rmSync } from 'node:fs';
import { temporaryFolder } from '@portal/testkit/services/temporary-folder.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Connection } from '../connection.ts';
import { openEmbedded } from './open-embedded.ts';

const dataDir = temporaryFolder('analizar');
let connection: Connection;
beforeAll(async () => {
  connection = await openEmbedded({ dataDir });
  const statements = [
    'create table "Renglón" (id integer primary key)',
    'vacuum (analyze) "Renglón"',
    'set plan_cache_mode = force_generic_plan',
    'prepare uno (integer) as select from "Renglón" where id = $1',
  ];
  for (const statement of statements) await sql.raw(statement).execute(connection.db);
});
afterAll(async () => {
  await connection.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const insert = (from: number, to: number) =>
  sql`insert into "Renglón" select generate_series(${from}::integer, ${to}::integer)`.execute(connection.db);
/** Plan that the session keeps for a prepared statement, as it keeps those of the checks of foreign keys. */
const keptPlan = async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain execute uno(7)`.execute(connection.db);
  return rows[0]!['QUERY PLAN'];
};
const countedRows = async () =>
  (await sql<{ n: number }>`select reltuples::integer as n from pg_class where relname = 'Renglón'`.execute(connection.db)).rows[0]!.n;

test('a table is counted when more than fifty rows and a tenth of it changed, and only then', async () => {
  expect(await keptPlan(), 'the copy of the night counted nothing').toMatch(/^Seq Scan/);
  await insert(1, 50);
  expect(await connection.analyze!()).toEqual([]);
  await insert(51, 5_000);
  expect(await keptPlan(), 'of an empty table').toMatch(/^Seq Scan/);
  expect(await connection.analyze!()).toEqual(['Renglón']);
  expect(await countedRows()).toBe(5_000);
  expect(await keptPlan()).toMatch(/^Index/);
  expect(await connection.analyze!(), 'nothing changed').toEqual([]);
  await insert(5_001, 5_550);
  expect(await connection.analyze!(), 'no more than fifty and a tenth').toEqual([]);
  await sql`delete from "Renglón" where id = 1`.execute(connection.db);
  expect(await connection.analyze!()).toEqual(['Renglón']);
  expect(await countedRows()).toBe(5_549);
});
