import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import ts from 'typescript';
import { writeMaster } from './new-master.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'portal-maestro-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

test('writes a master in the three packages, named after it, in code that parses', () => {
  const files = writeMaster('taller', root);
  for (const name of ['contract', 'server', 'web']) assert.ok(files.some((path) => path.startsWith(`packages/${name}/`)));
  for (const path of files) {
    const { diagnostics } = ts.transpileModule(read(path), {
      reportDiagnostics: true,
      fileName: path,
      compilerOptions: { jsx: ts.JsxEmit.ReactJSX },
    });
    assert.deepEqual(
      diagnostics?.map(({ messageText }) => messageText),
      [],
      path,
    );
    assert.doesNotMatch(read(path), /curso/i, path);
  }
  assert.match(read('packages/web/src/domains/taller/TallerListScreen.tsx'), /export function TallerListScreen/);
  assert.match(read('packages/server/src/domains/taller/taller.test.ts'), /`X-\$\{number\}`/);
});

test('overwrites nothing and refuses names that are no domain', () => {
  const [first = ''] = writeMaster('taller', root);
  const before = read(first);
  assert.throws(() => writeMaster('taller', root), /ya existe/);
  assert.equal(read(first), before);
  for (const name of ['', 'Taller', '../x', 'año', 'a-b']) assert.throws(() => writeMaster(name, root), /no sirve de nombre/);
});
