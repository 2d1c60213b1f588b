// The folder of uploads on their way: there from the first moment, and without what nobody finished (a real folder).
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { buildSubida } from '../../../testing/builders/subida.ts';
import { orphanedFolders, temporaryFolder } from '../../../testing/temporary-folder.ts';
import { forgetOldUploads } from './uploads.ts';

// Removed by a later run: each store makes its folder in the background, nobody knows when, and throws when it cannot.
for (const folder of orphanedFolders('subidas')) rmSync(folder, { recursive: true, force: true });

let dataDir = '';
beforeEach(() => {
  dataDir = temporaryFolder('subidas');
});

/** An upload of yesteryear. */
async function buildOld(): Promise<void> {
  const id = await buildSubida(dataDir, Buffer.from('hola'));
  const note = join(dataDir, 'subidas', `${id}.json`);
  writeFileSync(note, JSON.stringify({ ...JSON.parse(readFileSync(note, 'utf8')), creation_date: '2025-11-21T15:00:00Z' }));
}

test('on a new installation there is a folder and nothing to forget', async () => {
  expect(await forgetOldUploads({ dataDir })).toBe(0);
});

test('what was begun more than a day ago goes, with its note; what is younger stays', async () => {
  await buildOld();
  const young = await buildSubida(dataDir, Buffer.from('hola'));
  expect(await forgetOldUploads({ dataDir })).toBe(1);
  expect(readdirSync(join(dataDir, 'subidas')).toSorted()).toEqual([young, `${young}.json`]);
});
