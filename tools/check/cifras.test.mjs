import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { expect, test } from 'vitest';
import { inRoot } from '../root.mjs';

/** @param {string} path @returns {Promise<any>} */
const load = (path) => tsImport(pathToFileURL(inRoot(path)).href, import.meta.url);

const { CIFRAS } = await load('packages/contract/src/cifra/cifra.ts');
const { cifra: words } = await load('packages/messages/src/es/cifra.ts');
const ids = Object.keys(CIFRAS);

const page = readFileSync(inRoot('docs/cifras.md'), 'utf8');
/** @param {string} text */
const rows = (text) =>
  [...text.matchAll(/^\| `(\w+)` +\|(.+)\|$/gm)].map(([, id = '', cells = '']) => [id, ...cells.split('|').map((cell) => cell.trim())]);
const [definitions = '', parts = ''] = page.split('## What takes part');

test('every figure has a name, a definition and a formula', () => {
  expect(Object.keys(words.cifras)).toEqual(expect.arrayContaining(ids));
  expect(Object.keys(words.cifras)).toHaveLength(ids.length);
  for (const id of ids)
    expect(words.cifras[id], id).toEqual({ nombre: expect.any(String), definicion: expect.any(String), formula: expect.any(String) });
});

test('docs/cifras.md defines every figure once, with its unit', () => {
  expect(
    rows(definitions)
      .map(([id, unit]) => `${id} ${unit}`)
      .toSorted(),
  ).toEqual(ids.map((id) => `${id} ${CIFRAS[id].unit}`).toSorted());
});

const PART = { cuentan: 'count', fuera: 'left out', ajeno: '-', pedido: 'when asked' };
const DAYS = { apertura: 'opening', intento: 'attempt', ingreso: 'sign-in', ninguna: '-' };

test('docs/cifras.md says of every figure what takes part in it, as the registry does', () => {
  const expected = ids.map((id) => {
    const { fechas, cesados, cerradas, anulados, personal, inactivos } = CIFRAS[id];
    const rest = [cesados, cerradas, anulados, personal, inactivos].map((part) => PART[/** @type {keyof typeof PART} */ (part)]);
    return [id, DAYS[/** @type {keyof typeof DAYS} */ (fechas)], ...rest];
  });
  expect(rows(parts)).toEqual(expected);
});
