import { testDatabase } from '@portal/testkit/database.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadConfig } from '../config/config.ts';
import type { Connection } from '../db/connection.ts';
import { firstData } from './first-data.ts';

const NOW = new Date('2026-11-21T15:00:00Z');
const production = loadConfig({ NODE_ENV: 'production' });
let connection: Connection;

beforeEach(async () => {
  connection = await testDatabase();
});
afterEach(() => connection.close());

test('production: creates one administrator with a temporary password, returned once; registration stays closed', async () => {
  const first = await firstData(connection.db, production, { now: NOW });
  expect(first.demo).toEqual([]);
  expect(first.administrator).toEqual({ username: 'admin', password: expect.stringMatching(/^[\w-]{20}$/) });
  expect(await firstData(connection.db, production, { now: NOW })).toEqual({ demo: [] });
  const people = await connection.db.selectFrom('usuario').selectAll().execute();
  expect(people).toMatchObject([{ username: 'admin', indicador_admin: 1, contrasenia_temporal: true }]);
  expect(await connection.db.selectFrom('configuracion').select('registro_abierto').execute()).toEqual([{ registro_abierto: false }]);
});

test('production: two processes on one empty database create one administrator', async () => {
  const made = await Promise.all([firstData(connection.db, production, { now: NOW }), firstData(connection.db, production, { now: NOW })]);
  expect(made.filter(({ administrator }) => administrator)).toHaveLength(1);
});

test('a database with people does not change, and the demo’s sign-ins are returned only if it has them', async () => {
  await firstData(connection.db, production, { now: NOW });
  expect(await firstData(connection.db, loadConfig({}), { now: NOW })).toEqual({ demo: [] });
  expect(await connection.db.selectFrom('planestudio').selectAll().execute()).toEqual([]);
});
