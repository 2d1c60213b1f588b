import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkLooseFiles } from './loose-files.mjs';

/**
 * Checks a tree with so many empty sources in a folder, and as many tests beside them.
 * @param {string} folder
 * @param {number} count
 */
function checked(folder, count) {
  const root = mkdtempSync(join(tmpdir(), 'portal-sueltos-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, folder), { recursive: true });
  for (let index = 0; index < count; index += 1)
    for (const ending of ['ts', 'test.ts']) writeFileSync(join(root, folder, `a${index}.${ending}`), '');
  return checkLooseFiles(root);
}

test('a folder with 26 sources is refused by name, one with 25 and their tests is not', () => {
  expect(checked('packages/server/src/db', 25)).toEqual({ ok: true, output: '' });
  const { ok, output } = checked('packages/server/src/db', 26);
  expect(ok).toBe(false);
  expect(output).toMatch(/^packages\/server\/src\/db: 26 /);
  expect(checked('tools/docs', 26).ok).toBe(false);
});

test('texts and migrations may be many', () => {
  expect(checked('packages/messages/src/es', 60).ok).toBe(true);
  expect(checked('packages/server/src/db/migrations', 60).ok).toBe(true);
});
