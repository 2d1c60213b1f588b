// The folder of unfinished uploads, on a real disk: it exists from the start, and old uploads are deleted.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSubida } from '@portal/testkit/builders/contenido/subida.ts';
import { orphanedFolders, temporaryFolder } from '@portal/testkit/services/temporary-folder.ts';
import { beforeEach, expect, test } from 'vitest';
import { deleteOldUploads } from './uploads.ts';

// Removes folders of earlier runs. A test cannot remove its own: FileStore creates it asynchronously and throws without it.
for (const folder of orphanedFolders('subidas')) rmSync(folder, { recursive: true, force: true });

let dataDir = '';
beforeEach(() => {
  dataDir = temporaryFolder('subidas');
});

/** Builds an upload begun a year ago. */
async function buildOld(): Promise<void> {
  const id = await buildSubida(dataDir, Buffer.from('hola'));
  const note = join(dataDir, 'subidas', `${id}.json`);
  writeFileSync(note, JSON.stringify({ ...JSON.parse(readFileSync(note, 'utf8')), creation_date: '2025-11-21T15:00:00Z' }));
}

test('creates the folder of a new installation and deletes nothing', async () => {
  expect(await deleteOldUploads({ dataDir })).toBe(0);
});

test('deletes uploads older than a day with their metadata; keeps younger ones', async () => {
  await buildOld();
  const young = await buildSubida(dataDir, Buffer.from('hola'));
  expect(await deleteOldUploads({ dataDir })).toBe(1);
  expect(readdirSync(join(dataDir, 'subidas')).toSorted()).toEqual([young, `${young}.json`]);
});
