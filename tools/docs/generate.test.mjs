import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differences } from '../generate.mjs';

const root = mkdtempSync(join(tmpdir(), 'portal-generate-'));
mkdirSync(join(root, 'docs/sql'), { recursive: true });
writeFileSync(join(root, 'docs/api.json'), 'same');
writeFileSync(join(root, 'docs/sql/old.sql'), 'select 0');

const generator = (/** @type {Record<string, string>} */ files) => ({
  name: 'de prueba',
  outputs: ['docs/api.json', 'docs/sql/'],
  run: async () => files,
});

test('lists changed files, new files and files no longer generated', async () => {
  const found = await differences(generator({ 'docs/api.json': 'same', 'docs/sql/new.sql': 'select 1' }), root);
  expect(found).toEqual([
    { file: 'docs/sql/new.sql', content: 'select 1' },
    { file: 'docs/sql/old.sql', content: null },
  ]);
  const changed = await differences(generator({ 'docs/api.json': 'other', 'docs/sql/old.sql': 'select 0' }), root);
  expect(changed).toEqual([{ file: 'docs/api.json', content: 'other' }]);
});

test('a generator writes only what it declares', async () => {
  await expect(differences(generator({ 'README.md': '' }), root)).rejects.toThrow('«de prueba» escribe README.md');
});
