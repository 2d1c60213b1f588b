import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkFirstVisit, visits } from './first-visit.mjs';

const dist = mkdtempSync(join(tmpdir(), 'visita-'));
mkdirSync(join(dist, 'assets'));
afterEach(() => rmSync(dist, { recursive: true, force: true }));

const link = (/** @type {string} */ file) => `<link rel="modulepreload" href="./assets/${file}">`;

test('counts the files of the page, compressed, and those of its template for the panel alone', () => {
  writeFileSync(join(dist, 'assets/a.js'), 'a'.repeat(900_000));
  writeFileSync(join(dist, 'assets/a.js.br'), 'a'.repeat(100_000));
  writeFileSync(join(dist, 'assets/b.js'), 'b'.repeat(300_000));
  const page = `<script src="./assets/a.js"></script><template id="signed-in-files">${link('b.js')}</template>`;
  writeFileSync(join(dist, 'index.html'), page);
  const [signIn, panel] = visits(dist);
  expect(signIn).toMatchObject({ name: 'ingreso', requests: 3 });
  expect(signIn?.bytes).toBeGreaterThan(100_000);
  expect(signIn?.bytes).toBeLessThan(110_000);
  expect(panel).toMatchObject({ name: 'panel', requests: 4 });
  expect(checkFirstVisit(dist)).toEqual({ ok: false, output: `panel: ${panel?.bytes} bytes; el límite es 335000` });
});
