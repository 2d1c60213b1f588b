// The folder of uploads on their way: there from the first moment, and without what nobody finished (a real folder).
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildSubida } from '../../testing/builders/subida.ts';
import { forgetOldUploads } from './uploads.ts';

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'portal-subidas-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** An upload that was begun so many hours ago. */
async function begun(hours: number): Promise<string> {
  const id = await buildSubida(dataDir, Buffer.from('hola'));
  const note = join(dataDir, 'subidas', `${id}.json`);
  const creation_date = new Date(Date.now() - hours * 3_600_000).toISOString();
  writeFileSync(note, JSON.stringify({ ...JSON.parse(readFileSync(note, 'utf8')), creation_date }));
  return id;
}

test('on a new installation there is a folder and nothing to forget', async () => {
  expect(await forgetOldUploads({ dataDir })).toBe(0);
});

test('what was begun more than a day ago goes, with its note; what is younger stays', async () => {
  await begun(25);
  const young = await begun(23);
  expect(await forgetOldUploads({ dataDir })).toBe(1);
  expect(readdirSync(join(dataDir, 'subidas')).toSorted()).toEqual([young, `${young}.json`]);
});
