import { useTestDatabase } from '@portal/testkit/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { runJob, type Job } from './run-job.ts';

const connection = useTestDatabase();
const START = new Date('2026-11-21T15:00:00Z');
let now = START;
const clock = () => now;
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * 60_000));
let runs = 0;
const job = (over: Partial<Job> = {}): Job => ({
  nombre: 'prueba',
  every: 60 * 60_000,
  lease: 10 * 60_000,
  run: async () => void (runs += 1),
  ...over,
});
const run = (over?: Partial<Job>) => runJob(connection().db, job(over), clock);

beforeEach(async () => {
  now = START;
  runs = 0;
  await connection().db.deleteFrom('tarea_programada').execute();
});

test('runs when due, not before', async () => {
  expect(await run()).toBe(true);
  later(59);
  expect(await run()).toBe(false);
  later(1);
  expect(await run()).toBe(true);
  expect(runs).toBe(2);
});

test('one of several processes runs it', async () => {
  const ran = await Promise.all(Array.from({ length: 8 }, () => run()));
  expect(ran.filter(Boolean)).toHaveLength(1);
  expect(runs).toBe(1);
});

test('no other process starts it while it runs; after a crash another one starts it when the lease ends', async () => {
  let finish = () => {};
  const hanging = run({ run: () => new Promise((resolve) => (finish = resolve)) });
  await expect.poll(async () => (await connection().db.selectFrom('tarea_programada').selectAll().execute()).length).toBe(1);
  later(9);
  expect(await run()).toBe(false);
  later(1);
  expect(await run()).toBe(true);
  finish();
  await hanging;
  const [row] = await connection().db.selectFrom('tarea_programada').selectAll().execute();
  expect(row?.ultima).toBe('2026-11-21T15:10:00.000Z');
});

test('a clock that ran a day ahead and was set back stops no job: its lease and its last run count for nothing', async () => {
  later(24 * 60);
  void run({ run: () => new Promise(() => {}) });
  await expect.poll(async () => (await connection().db.selectFrom('tarea_programada').selectAll().execute()).length).toBe(1);
  now = START;
  expect(await run()).toBe(true);
  later(24 * 60);
  expect(await run()).toBe(true);
  now = new Date(START.getTime() + 61 * 60_000);
  expect(await run()).toBe(true);
  expect(runs).toBe(3);
  // The clocks of two processes differ a little: the lease of the other one holds.
  later(60);
  const other = runJob(connection().db, job({ run: () => new Promise(() => {}) }), () => new Date(now.getTime() + 59_000));
  void other;
  await expect
    .poll(async () => (await connection().db.selectFrom('tarea_programada').selectAll().execute())[0]?.arrendada_hasta)
    .toBe(new Date(now.getTime() + 59_000 + 10 * 60_000).toISOString());
  expect(await run()).toBe(false);
});

test('a failure rejects and does not count as done', async () => {
  await expect(run({ run: () => Promise.reject(new Error('falla')) })).rejects.toThrow('falla');
  expect(await run()).toBe(true);
});
