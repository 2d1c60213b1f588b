// Which partitions the queries of screens read (P170, record 074): none that lies outside of the time that they ask for.
import type { ListQuery } from '@portal/contract/core';
import { buildEmpresa } from '@portal/testkit/builders/organizacion/empresa.ts';
import { useTestDatabase } from '@portal/testkit/database.ts';
import { tablesRead } from '@portal/testkit/scenes/plans.ts';
import { statement } from '@portal/testkit/statement.ts';
import { beforeAll, expect, test } from 'vitest';
import { findLog, insertLimited, insertRare, insertVisit, listLog } from './log.repository.ts';

const database = useTestDatabase();
/** Days of the second coming month, and its partition. */
let month = { from: '', to: '', partition: '' };
let latest = '';
let id_empresa = 0;
let newest = '';
let everything: string[] = [];

beforeAll(async () => {
  const { db } = database();
  ({ id_empresa } = await buildEmpresa(db));
  // A thousand entries of fifty people, one each half an hour, until the end of each partition but the last; the first person's belong to a company.
  await statement`
    insert into log (id_usuario, id_usuario_creacion, usuario_creacion, tabla, tipo, detalle, id_empresa, fecha_creacion)
    select nullif(n % 50, 1), n % 50, 'persona', 'prueba', 'visita', 'Entrada ' || n, case n % 50 when 1 then ${id_empresa}::integer end, p.hasta::timestamptz - n * interval '30 minutes'
    from particiones_de('log') p cross join generate_series(1, 1000) n where p.hasta <> 'MAXVALUE' order by n desc`.execute(db);
  await statement`analyze log`.execute(db);
  const { rows } = await statement<{ particion: string; desde: string; hasta: string; ultimo: string }>`
    select particion, to_char(desde::timestamptz at time zone 'UTC', 'YYYY-MM-DD') as desde,
      to_char(hasta::timestamptz at time zone 'UTC' - interval '2 days', 'YYYY-MM-DD') as hasta,
      to_char(hasta::timestamptz at time zone 'UTC' - interval '1 hour', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as ultimo
    from particiones_de('log') where desde <> 'MINVALUE' and hasta <> 'MAXVALUE' order by desde::timestamptz`.execute(db);
  const [, second, third] = rows;
  month = { from: second!.desde, to: second!.hasta, partition: second!.particion };
  latest = third!.ultimo;
  newest = third!.particion;
  everything = ['log_antiguo', ...rows.map(({ particion }) => particion), 'log_resto'].toSorted();
});

const list = (query: Partial<ListQuery>) =>
  tablesRead(database().db, 'log_', (db) => listLog(db, { pagina: 1, tamano: 20, ...query }, { scope: null }));

test.each<[string, Partial<ListQuery>]>([
  ['the newest page', {}],
  ['a page of a search', { buscar: 'entrada' }],
  ['a page of a kind', { filtro: { tipo: 'visita' } }],
])('%s reads the newest entries alone: no partition before them', async (_what, query) => {
  expect(await list(query)).toEqual([newest, 'log_resto'].toSorted());
});

test('a page of an access limited to companies reads the newest entries alone', async () => {
  // One of fifty entries is visible: twenty lie in the newest month.
  const scope = { empresas: [id_empresa] };
  const read = await tablesRead(database().db, 'log_', (db) => listLog(db, { pagina: 1, tamano: 10 }, { scope }));
  expect(read).toEqual([newest, 'log_resto'].toSorted());
});

test('entries of some days, also of one person, read the months of these days', async () => {
  const fecha_creacion = `${month.from}..${month.to}`;
  // The first hours of a day in Lima belong to the same month in UTC, so the days lie in one partition.
  expect(await list({ filtro: { fecha_creacion } })).toEqual([month.partition]);
  expect(await list({ filtro: { fecha_creacion, persona: 'nadie' } })).toEqual([]);
  expect(await list({ filtro: { fecha_creacion }, buscar: 'sin resultado', orden: 'tipo' })).toEqual([month.partition]);
});

test('writing an entry that may be too many reads the entries since a moment', async () => {
  const { db } = database();
  const entry = { id_usuario: 7, id_usuario_creacion: 7, usuario_creacion: 'x', tabla: 'prueba', tipo: 'visita', detalle: 'y' };
  const now = { ...entry, fecha_creacion: latest };
  const since = latest;
  for (const write of [
    (trx: typeof db) => insertLimited(trx, now, { most: 5, since, once: true }),
    (trx: typeof db) => insertRare(trx, now, since),
    (trx: typeof db) => insertVisit(trx, now, since),
  ])
    expect((await tablesRead(db, 'log_', write)).filter((name) => name !== newest && name !== 'log_resto')).toEqual([]);
});

test('one entry by its number is looked up in the index of every partition: its address does not contain its time', async () => {
  expect(await tablesRead(database().db, 'log_', (db) => findLog(db, 1, null))).toEqual(everything);
});
