import { useTestDatabase } from '@portal/testkit/database.ts';
import { inject, expect, onTestFinished, test } from 'vitest';
import { sql } from 'kysely';

const connection = useTestDatabase();
const atOnce = <T>(work: () => Promise<T>): Promise<T> => work();
const GONE = new Error('nadie espera');

/** Opens the database for one call. */
function call(mostMs = 60_000) {
  const controller = new AbortController();
  const db = connection().reading({ signal: controller.signal, mostMs, turn: atOnce });
  return { db, leave: () => controller.abort(GONE) };
}

const one = async (): Promise<unknown> => (await sql`select 1 as uno`.execute(connection().db)).rows;

test('a call reads, and a failing statement throws its own error', async () => {
  const { db } = call();
  expect((await sql`select ${7}::integer as siete`.execute(db)).rows).toEqual([{ siete: 7 }]);
  await expect(sql`select * from nada_asi`.execute(db)).rejects.toMatchObject({ code: '42P01' });
});

test('a call that ended sends no further statement and gives up its transaction', async () => {
  const { db, leave } = call();
  await sql`create table vista (id integer)`.execute(db);
  const work = db.transaction().execute(async (trx) => {
    await sql`insert into vista values (1)`.execute(trx);
    leave();
    await sql`insert into vista values (2)`.execute(trx);
  });
  await expect(work).rejects.toBe(GONE);
  await expect(sql`insert into vista values (3)`.execute(db)).rejects.toBe(GONE);
  expect((await sql`select * from vista`.execute(connection().db)).rows).toEqual([]);
});

test('a statement that exceeds its limit ends the call, and the next statement runs', async () => {
  const { db } = call(1);
  const long = sql`select count(*) from generate_series(1, 2000000) a`.execute(db);
  await expect(long).rejects.toMatchObject({ code: 'consulta_larga', sentence: { clave: 'llamada.lenta' } });
  expect(await one()).toEqual([{ uno: 1 }]);
});

/** Number of statements of this test that run in the database. */
async function running(): Promise<number> {
  const found = sql<{ total: number }>`
    select count(*)::integer as total from pg_stat_activity
    where datname = current_database() and state = 'active' and query like 'select pg_sleep%'`;
  return (await found.execute(connection().db)).rows[0]!.total;
}

test.runIf(inject('testDatabase').kind === 'postgresql')('a statement ends in the database when its call ends', async () => {
  // All connections of the pool but one, again and again: a connection that is not returned would be missed in the second round.
  for (let round = 0; round < 3; round += 1) {
    const calls = Array.from({ length: 9 }, () => call());
    const answers = calls.map(({ db }) => sql`select pg_sleep(${3600})`.execute(db));
    onTestFinished(() => void Promise.allSettled(answers));
    await expect.poll(running).toBe(9);
    for (const { leave } of calls) leave();
    expect(await Promise.allSettled(answers)).toEqual(calls.map(() => ({ status: 'rejected', reason: GONE })));
    expect(await running()).toBe(0);
  }
});
