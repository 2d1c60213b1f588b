import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkPatterns, patternsOf } from './patterns.mjs';

/** @param {Record<string, string>} files */
function plant(files) {
  const root = mkdtempSync(join(tmpdir(), 'patterns-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

test('refuses patterns that backtrack exponentially or by a power, with their place', async () => {
  const root = plant({
    'packages/contract/src/a.ts': 'export const linear = /^[a-z]+$/;\nexport const exponential = /^(a+)+$/;\n',
    'packages/server/src/b.tsx': "export const power = new RegExp('a+b', 'u');\n",
  });
  expect(await checkPatterns(root)).toEqual({
    ok: false,
    output: ['packages/contract/src/a.ts:2 /^(a+)+$/ exponential', 'packages/server/src/b.tsx:1 /a+b/u 2nd degree polynomial'].join('\n'),
  });
});

test('accepts linear patterns, and leaves tests alone', async () => {
  const root = plant({
    'packages/contract/src/a.ts': String.raw`export const slashes = (text: string) => text.replace(/(?<!\/)\/+$/, '');`,
    'packages/contract/src/a.test.ts': 'export const exponential = /^(a+)+$/;\n',
    'packages/server/src/testing/b.ts': 'export const exponential = /^(a+)+$/;\n',
  });
  expect(await checkPatterns(root)).toEqual({ ok: true, output: '' });
});

test('finds literals and constant texts with their flags', () => {
  const text = "const a = /x\\/y/gi; const b = new RegExp('z', 'u'); const c = RegExp(name); const d = 'a / b';";
  expect(patternsOf('f.ts', text)).toEqual([
    { file: 'f.ts', line: 1, source: String.raw`x\/y`, flags: 'gi' },
    { file: 'f.ts', line: 1, source: 'z', flags: 'u' },
  ]);
});
