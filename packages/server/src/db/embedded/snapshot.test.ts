import { existsSync, mkdirSync, readdirSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openConnection, type Connection } from '../connection.ts';
import { dataFolders } from './data-folders.ts';
import { KEPT_SNAPSHOTS, restoreSnapshot, snapshotName } from './snapshot.ts';
import { testDataDir } from './testing/data-dir.ts';

const snapshotOf = (connection: Connection): Promise<string> => {
  if (!connection.snapshot) throw new Error('an embedded database has snapshots');
  return connection.snapshot();
};

test('a snapshot contains every earlier commit and restores into an empty folder', async () => {
  const dataDir = testDataDir('migrated');
  const connection = await openConnection({ dataDir });
  const { db } = connection;
  await sql
    .raw(`create table prueba (id int primary key, texto text); insert into prueba select n, 'ñ' || n from generate_series(1, 1000) n`)
    .execute(db);
  const file = await snapshotOf(connection);
  await sql`delete from prueba`.execute(db);
  await connection.close();
  expect(dirname(file)).toBe(dataFolders(dataDir).snapshots);
  expect(basename(file)).toMatch(/^portal-\d{8}-\d{6}\.tar\.gz$/);
  expect([statSync(file).mode & 0o777, statSync(dirname(file)).mode & 0o777]).toEqual([0o600, 0o700]);

  const other = testDataDir('empty');
  await restoreSnapshot(file, other);
  const restored = await openConnection({ dataDir: other });
  const { rows } = await sql`select count(*) as filas, max(texto) as mayor from prueba`.execute(restored.db);
  await sql`insert into prueba values (1001, 'sigue')`.execute(restored.db);
  await restored.close();
  expect(rows).toEqual([{ filas: 1000, mayor: 'ñ999' }]);
});

test('a snapshot waits for an open transaction and contains it; queries wait for the snapshot', async () => {
  const connection = await openConnection({ dataDir: testDataDir('migrated') });
  const { db } = connection;
  await sql`create table prueba (id int)`.execute(db);
  const snapshot = db.transaction().execute(async (trx) => {
    await sql`insert into prueba values (1)`.execute(trx);
    const taken = snapshotOf(connection);
    await new Promise((resolve) => void setTimeout(resolve, 100));
    await sql`insert into prueba values (2)`.execute(trx);
    return { taken };
  });
  const { taken } = await snapshot;
  const [file] = await Promise.all([taken, sql`insert into prueba values (3)`.execute(db)]);
  await connection.close();

  const other = testDataDir('empty');
  await restoreSnapshot(file, other);
  const restored = await openConnection({ dataDir: other });
  const { rows } = await sql<{ id: number }>`select id from prueba order by id`.execute(restored.db);
  await restored.close();
  expect(rows.map(({ id }) => id)).toEqual([1, 2]);
});

test('keeps the newest seven snapshots and does not touch other files', async () => {
  const dataDir = testDataDir('migrated');
  const folder = dataFolders(dataDir).snapshots;
  mkdirSync(folder);
  const old = Array.from({ length: 9 }, (_, index) => snapshotName(new Date(Date.UTC(2026, 0, 1 + index, 3, 4, 5))));
  for (const name of [...old, 'antes-de-actualizar.tar.gz']) writeFileSync(join(folder, name), '');
  const connection = await openConnection({ dataDir });
  const file = await snapshotOf(connection);
  await connection.close();
  expect(old[0]).toBe('portal-20260101-030405.tar.gz');
  expect(readdirSync(folder).toSorted()).toEqual(
    ['antes-de-actualizar.tar.gz', ...old.slice(-(KEPT_SNAPSHOTS - 1)), basename(file)].toSorted(),
  );
});

test('a restore refuses a folder with a database; a truncated snapshot leaves no database', async () => {
  const dataDir = testDataDir('migrated');
  const connection = await openConnection({ dataDir });
  const file = await snapshotOf(connection);
  await expect(restoreSnapshot(file, dataDir)).rejects.toThrow('ya está en uso');
  await connection.close();
  await expect(restoreSnapshot(file, dataDir)).rejects.toThrow('ya contiene una base de datos');

  truncateSync(file, Math.floor(statSync(file).size / 2));
  const other = testDataDir('empty');
  await expect(restoreSnapshot(file, other)).rejects.toThrow();
  expect(existsSync(dataFolders(other).database)).toBe(false);
  await (await openConnection({ dataDir: other })).close();
});
