import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkWeights, weights } from './route-weights.mjs';
import { screens } from '../docs/screens.mjs';

const dist = mkdtempSync(join(tmpdir(), 'pesos-'));
for (const folder of ['assets', '.vite']) mkdirSync(join(dist, folder));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const SIZES = { program: 60_000, first: 3_000, texts: 40_000, frame: 100_000, shared: 50_000, list: 65_000, chart: 90_000, look: 4_000 };
const link = (/** @type {string} */ name) => `<link rel="modulepreload" href="./assets/${name}.js">`;
const template = (/** @type {string} */ id, /** @type {string} */ name) => `<template id="${id}">${link(name)}</template>`;

writeFileSync(
  join(dist, 'index.html'),
  `<script src="./assets/program.js"></script>${template('first-es', 'first')}${template('texts-es', 'texts')}${template('signed-in-files', 'frame')}`,
);
for (const [name, bytes] of Object.entries(SIZES)) {
  writeFileSync(join(dist, `assets/${name}.js`), 'x'.repeat(bytes * 3));
  writeFileSync(join(dist, `assets/${name}.js.br`), 'x'.repeat(bytes));
}
writeFileSync(
  join(dist, '.vite/manifest.json'),
  JSON.stringify({
    _frame: { file: 'assets/frame.js' },
    _shared: { file: 'assets/shared.js', imports: ['_frame'] },
    'src/List.tsx': { file: 'assets/list.js', css: ['assets/look.js'], imports: ['_shared', '_frame'], dynamicImports: ['src/Chart.tsx'] },
    'src/Chart.tsx': { file: 'assets/chart.js', imports: ['_shared'] },
  }),
);
const row = (/** @type {string} */ path, /** @type {string} */ source) => ({ path, source });

test('counts what a screen and its imports add to the frame, not what it loads later', () => {
  const [list] = weights(dist, [row('/lista', 'src/List.tsx')]);
  expect(list?.bytes).toBe(SIZES.list + SIZES.look + SIZES.shared);
});

test('a screen beyond the limit fails with its name and its heaviest files', () => {
  expect(checkWeights(dist, [row('/lista', 'src/List.tsx')])).toEqual({ ok: true, output: '' });
  const { ok, output } = checkWeights(dist, [row('/grafico', 'src/Chart.tsx'), row('/lista', 'src/List.tsx')]);
  expect(ok).toBe(false);
  expect(output).toBe('/grafico: 140000 bytes; el límite es 122000 (assets/chart.js 90000, assets/shared.js 50000)');
});

test('every screen but the sign-in, which is in the first file, names the source of its component', () => {
  expect(screens.filter(({ source }) => !source).map(({ path }) => path)).toEqual(['/auth/login']);
});
