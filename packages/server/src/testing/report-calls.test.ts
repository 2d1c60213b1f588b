import { once } from 'node:events';
import { get, type ClientRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Problem } from '@portal/contract/core';
import { cursoApi } from '@portal/contract/curso';
import { TEST_NOW, useTestApp } from '@portal/testkit/app.ts';
import { signIn } from '@portal/testkit/builders/ingreso/sesion.ts';
import { buildUsuario } from '@portal/testkit/builders/persona/usuario.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { loadConfig } from '../config/config.ts';
import type { Executor } from '../db/executor.ts';
import { newRuntime } from '../core/http/runtime.ts';

const app = useTestApp();
const other = useTestDatabase();
let token: string;
let address: string;

beforeAll(async () => {
  token = await signIn(app, await buildUsuario(app.db, { admin: true }));
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/api/log/sellst?pagina=1&tamano=10`;
});

/** Keeps every reader of the log waiting in the database while the work runs. */
const whileLocked = (db: Executor, work: () => Promise<void>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`lock table log in access exclusive mode`.execute(trx);
    await work();
  });

/** Number of statements that wait in the database for the lock. */
async function waiting(db: Executor = app.db): Promise<number> {
  const found = sql<{ total: number }>`
    select count(*)::integer as total from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  return (await found.execute(db)).rows[0]!.total;
}

function ask(): ClientRequest {
  return get(address, { headers: { authorization: `Bearer ${token}` } }).on('error', () => {});
}

test('one person holds three connections at most, and clients that leave end their statements in the database', async () => {
  const another = await signIn(app, await buildUsuario(app.db, { admin: true }));
  await whileLocked(app.db, async () => {
    const calls = Array.from({ length: 12 }, ask);
    await expect.poll(() => waiting()).toBe(3);
    const answers = Array.from({ length: 12 }, () => app.call(cursoApi.sellst, { query: { pagina: 1, tamano: 10 }, token: another }));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await waiting()).toBe(3);
    for (const call of calls) call.destroy();
    await expect.poll(() => waiting()).toBe(0);
  });
  const [response] = (await once(ask(), 'response')) as [{ statusCode: number; resume(): void }];
  response.resume();
  expect(response.statusCode).toBe(200);
});

test('a list that takes too long is refused with what to do, and its statement ends in the database', async () => {
  const config = { ...loadConfig({ LOG_LEVEL: 'silent', DEMO: '0' }), statementMs: 50 };
  const impatient = await buildApp({ config, runtime: newRuntime(other()), clock: () => TEST_NOW });
  const { db } = other();
  const admin = await signIn({ db, now: TEST_NOW }, await buildUsuario(db, { admin: true }));
  await whileLocked(db, async () => {
    const answer = await impatient.inject({ url: '/api/log/sellst?pagina=1', headers: { authorization: `Bearer ${admin}` } });
    const { code, clave } = answer.json<Problem>();
    expect([answer.statusCode, code, clave]).toEqual([422, 'consulta_larga', 'llamada.lenta']);
    expect(await waiting(db)).toBe(0);
  });
  await impatient.close();
});
