import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openConnection } from '../connection.ts';
import { startBridge, type Bridge } from './bridge.ts';
import { dataFolders } from './data-folders.ts';
import { testDataDir } from './testing/data-dir.ts';

const DEAD = 'La base de datos embebida dejó de funcionar';

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'worked',
    (error: Error) => error.message,
  );

test('when the thread dies, queries and health check fail and the process survives', async () => {
  const posts = vi.spyOn(Worker.prototype, 'postMessage');
  onTestFinished(() => posts.mockRestore());
  const failures: Error[] = [];
  const dataDir = testDataDir('migrated');
  const connection = await openConnection({ dataDir, onFailure: (error) => failures.push(error) });
  const { db } = connection;
  await sql`create table prueba (id int)`.execute(db);
  const worker = posts.mock.contexts.at(-1) as Worker;

  const open = outcome(
    db.transaction().execute(async (trx) => {
      await sql`insert into prueba values (1)`.execute(trx);
      void worker.terminate();
      await sql`select count(*) from generate_series(1, 5000000)`.execute(trx);
    }),
  );
  const waiting = outcome(sql`select 1`.execute(db));

  expect(await open).not.toBe('worked');
  expect(await waiting).toContain(DEAD);
  expect(await outcome(connection.ping())).toContain(DEAD);
  expect(await outcome(connection.snapshot?.() ?? Promise.resolve())).toContain(DEAD);
  expect(failures.map(({ message }) => message)).toEqual([expect.stringContaining(DEAD)]);

  await connection.close();
  await connection.close();
  const again = await openConnection({ dataDir });
  const { rows } = await sql`select * from prueba`.execute(again.db);
  await again.close();
  expect(rows).toEqual([]);
});

test('opening a folder that PGlite cannot read fails and releases its lock', async () => {
  const dataDir = testDataDir('empty');
  const { database } = dataFolders(dataDir);
  mkdirSync(database);
  writeFileSync(`${database}/PG_VERSION`, '18\n');
  expect(await outcome(openConnection({ dataDir }))).toContain(DEAD);
  rmSync(database, { recursive: true });
  await (await openConnection({ dataDir })).close();
});

async function testBridge(): Promise<Bridge> {
  const bridge = await startBridge({ folder: dataFolders(testDataDir('migrated')).database }, () => {});
  onTestFinished(() => bridge.close());
  return bridge;
}

async function connect(bridge: Bridge): Promise<Client> {
  const client = new Client({ user: 'postgres', database: 'postgres', ssl: false, stream: () => bridge.stream() });
  client.on('error', () => {});
  await client.connect();
  return client;
}

test('a client gets a clean session after the previous one left settings or an open transaction', async () => {
  const bridge = await testBridge();
  const first = await connect(bridge);
  await first.query({ name: 's1', text: 'select $1::int as n', values: [1] });
  await first.query('create table prueba (id int); set search_path = pg_catalog');
  await first.query('begin');
  await first.query('insert into public.prueba values (1)');
  first.connection.stream.destroy();

  const second = await connect(bridge);
  expect((await second.query('select * from prueba')).rows).toEqual([]);
  expect((await second.query({ name: 's1', text: 'select $1::text as t', values: ['a'] })).rows).toEqual([{ t: 'a' }]);
  await second.end();
});

test('a client that disconnects during a query does not disturb the next one', async () => {
  const bridge = await testBridge();
  const first = await connect(bridge);
  const interrupted = outcome(first.query("select repeat('x', 1000) from generate_series(1, 20000)"));
  await first.end();
  expect(await interrupted).toContain('terminated');
  const second = await connect(bridge);
  expect((await second.query('select 2 as n')).rows).toEqual([{ n: 2 }]);
  await second.end();
});

test('infinite recursion fails its own query only', async () => {
  const client = await connect(await testBridge());
  await client.query('create function baja(n int) returns int language plpgsql as $$ begin return baja(n + 1); end $$');
  expect(await outcome(client.query('select baja(1)'))).toContain('stack depth limit exceeded');
  expect(await outcome(client.query(`select ${'1+'.repeat(100_000)}1`))).toContain('stack depth limit exceeded');
  expect((await client.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
  await client.end();
});

test('when PostgreSQL exits, pending queries fail instead of waiting for ever', async () => {
  const failures: Error[] = [];
  const connection = await openConnection({ dataDir: testDataDir('migrated'), onFailure: (error) => failures.push(error) });
  // `copy from stdin` reads from the client, which a backend without a socket cannot do.
  expect(await outcome(sql.raw('create table prueba (id int); copy prueba from stdin').execute(connection.db))).toContain(DEAD);
  expect(await outcome(connection.ping())).toContain(DEAD);
  await connection.close();
  expect(failures.length).toBe(1);
});
