// Files on a real disk: what a killed process leaves of a `put` is deleted a day later, and nothing else.
import { mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/testkit/services/temporary-folder.ts';
import { expect, onTestFinished, test } from 'vitest';
import { deleteOldPartials, openStorage } from './storage.ts';

const NOW = new Date('2026-11-22T15:00:00Z');
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

function dataFolder(): string {
  const folder = temporaryFolder('parciales');
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function write(folder: string, name: string, written: Date): void {
  writeFileSync(join(folder, name), 'a');
  utimesSync(join(folder, name), written, written);
}

test('deletes unfinished files older than a day in every folder; keeps younger ones and finished files', async () => {
  const dataDir = dataFolder();
  const folder = join(dataDir, 'archivos', 'ab');
  mkdirSync(folder, { recursive: true });
  write(folder, 'uno.11111111.parcial', hoursAgo(25));
  write(folder, 'dos.22222222.parcial', hoursAgo(23));
  write(folder, 'tres', hoursAgo(2000));
  await openStorage({ dataDir }).put(Buffer.from('b'), 'ab/cuatro');
  expect(await deleteOldPartials({ dataDir }, NOW)).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual(['cuatro', 'dos.22222222.parcial', 'tres']);
});

test('deletes nothing in an installation without files', async () => {
  expect(await deleteOldPartials({ dataDir: dataFolder() }, NOW)).toBe(0);
});
