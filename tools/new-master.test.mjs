import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeMaster } from './new-master.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-maestro-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

test('writes a master in the three packages, named after it, in code that parses', () => {
  const files = writeMaster('taller', root);
  for (const name of ['contract', 'server', 'web']) expect(files.some((path) => path.startsWith(`packages/${name}/`))).toBe(true);
  for (const path of files) {
    const { diagnostics } = ts.transpileModule(read(path), {
      reportDiagnostics: true,
      fileName: path,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
    });
    const problems = diagnostics?.map(({ messageText }) => messageText);
    expect(problems, path).toEqual([]);
    expect(read(path), path).not.toMatch(/curso/i);
  }
  expect(read('packages/web/src/domains/taller/TallerListScreen.tsx')).toContain('export function TallerListScreen');
  expect(read('packages/server/src/domains/taller/taller.test.ts')).toContain('`X-${number}`');
});

test('overwrites nothing and refuses invalid names', () => {
  const [first = ''] = writeMaster('taller', root);
  const before = read(first);
  expect(() => writeMaster('taller', root)).toThrow('ya existe');
  expect(read(first)).toBe(before);
  for (const name of ['', 'Taller', '../x', 'año', 'a-b']) expect(() => writeMaster(name, root)).toThrow('no sirve de nombre');
});
