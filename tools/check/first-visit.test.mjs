import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkFirstVisit, visits } from './first-visit.mjs';

const dist = mkdtempSync(join(tmpdir(), 'visita-'));
mkdirSync(join(dist, 'assets'));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

const link = (/** @type {string} */ file) => `<link rel="modulepreload" href="./assets/${file}">`;

test('counts the files of the page, compressed, with the texts of a language, and those of its templates for the screens behind them alone', () => {
  for (const [name, bytes] of Object.entries({
    a: 100_000,
    b: 300_000,
    p: 40_000,
    de: 10_000,
    es: 10_000,
    'de-rest': 30_000,
    'es-rest': 10_000,
  }))
    writeFileSync(join(dist, `assets/${name}.js`), 'x'.repeat(bytes));
  writeFileSync(join(dist, 'assets/a.js'), 'a'.repeat(900_000));
  writeFileSync(join(dist, 'assets/a.js.br'), 'a'.repeat(100_000));
  const texts = ['de', 'es'].map(
    (code) =>
      `<template id="first-${code}">${link(`${code}.js`)}</template><template id="texts-${code}">${link(`${code}-rest.js`)}</template>`,
  );
  const files = `<template id="public-files">${link('p.js')}</template><template id="signed-in-files">${link('p.js')}${link('b.js')}</template>`;
  const page = `<script src="./assets/a.js"></script>${texts.join('')}${files}`;
  writeFileSync(join(dist, 'index.html'), page);
  const [signIn, verification, panel, , , spanish] = visits(dist);
  expect(signIn).toMatchObject({ name: 'ingreso', language: 'de', requests: 4 });
  expect(signIn?.bytes).toBeGreaterThan(110_000);
  expect(signIn?.bytes).toBeLessThan(120_000);
  expect(verification).toMatchObject({ name: 'verificacion', language: 'de', requests: 6 });
  expect(verification?.bytes).toBeGreaterThan(180_000);
  expect(verification?.bytes).toBeLessThan(190_000);
  expect(panel).toMatchObject({ name: 'panel', language: 'de', requests: 7 });
  expect((panel?.bytes ?? 0) - (spanish?.bytes ?? 0)).toBe(20_000);
  const over = [panel, spanish].map((visit) => `panel (${visit?.language}): ${visit?.bytes} bytes; el límite es 292000`);
  const { ok, output } = checkFirstVisit(dist);
  expect(ok).toBe(false);
  expect(output.split('\n')).toEqual([...over, expect.stringContaining('STAFF_TEXTS')]);
});

test('a page that names no texts does not pass', () => {
  writeFileSync(join(dist, 'index.html'), '<script src="./assets/a.js"></script>');
  expect(checkFirstVisit(dist).ok).toBe(false);
});
