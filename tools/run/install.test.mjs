import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from './install.mjs';
import { inRoot } from '../root.mjs';
import { runNode } from './run.mjs';

const wanted = {
  '': {},
  'packages/web': {},
  'node_modules/a': { version: '1.0.0' },
  'node_modules/b': { version: '2.0.0', optional: true },
};

test('compares the installed packages with the lock file; an optional package of another platform may be missing', () => {
  expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.0' } })).toBe(true);
  expect(isInstalled(wanted, { 'node_modules/a': { version: '1.0.1' } })).toBe(false);
  expect(isInstalled(wanted, { 'node_modules/b': { version: '2.0.0' } })).toBe(false);
  expect(isInstalled({ 'node_modules/@portal/nowhere': { link: true } }, {})).toBe(false);
});

test('every program of the tools loads before anything is installed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-sin-paquetes-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const path of ['tools', 'packages/server/src/db/embedded', 'package.json'])
    cpSync(inRoot(path), join(root, path), { recursive: true });
  const load = join(root, 'load.mjs');
  writeFileSync(
    load,
    ['tests/run-tests', 'check/run-checks', 'build', 'setup', 'run/run-server']
      .map((name) => `await import('./tools/${name}.mjs');`)
      .join('\n'),
  );
  const { code, output } = await runNode(load, [], { cwd: root, capture: true });
  expect(code, output).toBe(0);
});
