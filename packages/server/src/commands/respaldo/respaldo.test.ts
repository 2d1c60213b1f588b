// Backups of both databases, with files in a folder and in S3: complete and exact.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { blankPlace } from '@portal/testkit/database.ts';
import { BACKED_UP_AT, useTestBackups } from '@portal/testkit/programs/respaldo.ts';
import { startS3 } from '@portal/testkit/services/s3-server.ts';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { differencesOf } from '../../db/copy/fill.ts';
import { openStorage } from '../../domains/archivo/archivo.public.ts';
import { recordBackup } from './portal-reader.ts';
import { backupSource, readBackup } from './read-backup.ts';
import { requireEmptyDatabase, restoreDatabase } from './restore-database.ts';
import { compareFiles, restoreFiles } from './restore-files.ts';

const backups = useTestBackups();

const s3 = await startS3();
afterAll(() => s3.close());

const STORES = [
  ['a folder', {}],
  ['S3', s3.environment],
] as const;

// The store is the same for both databases; the embedded one is slow to fill.
describe.each(inject('testDatabase').kind === 'embebida' ? STORES.slice(0, 1) : STORES)('with files in %s', (_store, environment) => {
  test('a backup restores into an empty portal, equal in every table and file', async () => {
    const portal = backups.portal(environment);
    const files = [await backups.addFile('uno', portal), await backups.addFile('dos', portal)];
    const { folder, manifest } = await backups.backUp({ portal });
    await backups.removeFiles();
    expect(readdirSync(backups.destination())).toEqual(['respaldo-20261121-150000']);
    expect([statSync(folder).mode & 0o777, statSync(join(folder, 'manifiesto.json')).mode & 0o777]).toEqual([0o700, 0o600]);
    expect(manifest.lost).toEqual([]);

    const target = { ...(await blankPlace()), almacen: undefined };
    const read = await readBackup(folder);
    await requireEmptyDatabase(target);
    const wanted = await compareFiles(openStorage(target), read);
    expect([wanted.kept, wanted.missing.length]).toEqual([0, 2]);
    await restoreFiles(openStorage(target), folder, wanted);
    const written = await restoreDatabase(target, backupSource(folder, read));
    expect(differencesOf(manifest, written)).toEqual([]);
    expect(written.tables.find(({ name }) => name === 'archivo')?.rows).toBe(2);
    const texts = files.map(async ({ clave }) => (await buffer((await openStorage(target).open(clave))!)).toString());
    expect(await Promise.all(texts)).toEqual(['uno', 'dos']);

    await expect(restoreDatabase(target, backupSource(folder, read))).rejects.toThrow();
    await expect(requireEmptyDatabase(target)).rejects.toThrow(/no está vacía|ya contiene una base de datos/);
    expect((await compareFiles(openStorage(target), read)).kept).toBe(2);
    await openStorage(target).put(Buffer.from('otro'), files[0]?.clave);
    await expect(compareFiles(openStorage(target), read)).rejects.toThrow('ya tiene otro archivo');
  });
});

test('the end of a backup is recorded in the table of jobs', async () => {
  await backups.whileServing(recordBackup(backups.connection().place, BACKED_UP_AT));
  const row = await backups
    .connection()
    .db.selectFrom('tarea_programada')
    .select('ultima')
    .where('nombre', '=', 'respaldo')
    .executeTakeFirst();
  expect(new Date(row?.ultima ?? 0)).toEqual(BACKED_UP_AT);
});
