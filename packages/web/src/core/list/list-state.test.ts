import { cursoMaestro } from '@portal/contract/curso';
import { expect, test } from 'vitest';
import { listParams } from './list-address.ts';
import { addressOf, changed, isNarrowed, nextOrder, queryOf, stateOf, hiddenIn } from './list-state.ts';
import { readSearch } from '../router/search-params.ts';
import { parseSearch, stringifySearch } from '../router/search-text.ts';

const DEFAULTS = { pagina: 1, tamano: 10, orden: '', buscar: '', filtro: {}, ocultas: ['etiquetas'] };
const read = (address: object) => stateOf(cursoMaestro.list, readSearch(listParams, address), DEFAULTS);

test('stateOf reads the contract’s parameters; missing ones take their defaults', () => {
  expect(read({ pagina: '2', orden: '-titulo', filtro: { titulo: 'caja' } })).toEqual({
    ...DEFAULTS,
    pagina: 2,
    orden: '-titulo',
    filtro: { titulo: 'caja' },
  });
});

test.each([
  ['a column outside of the list', { orden: 'clave', filtro: { clave: 'x', titulo: 'caja' } }, { filtro: { titulo: 'caja' } }],
  ['an invalid range of days', { filtro: { fecha_creacion: 'ayer' } }, {}],
  ['an invalid page', { pagina: 'x', tamano: '5000' }, {}],
  ['a filter without column', { filtro: 'x' }, {}],
])('stateOf ignores %s', (_what, address, kept) => {
  expect(read(address)).toEqual({ ...DEFAULTS, ...kept });
});

test('stateOf inverts addressOf', () => {
  const state = { ...DEFAULTS, pagina: 3, buscar: 'ética', filtro: { titulo: 'caja' }, ocultas: [] };
  expect(read(addressOf(state, DEFAULTS))).toEqual(state);
  expect(addressOf(state, DEFAULTS)).toMatchObject({ tamano: 10, orden: undefined, ocultas: '.!etiquetas' });
});

test('a filter with which a list starts is taken away, and stays away in the text of the address', () => {
  const own = { ...DEFAULTS, filtro: { codigo_estado: '1' } };
  const none = { ...own, filtro: {} };
  const address = readSearch(listParams, parseSearch(stringifySearch(addressOf(none, own))));
  expect(stateOf(cursoMaestro.list, address, own)).toEqual(none);
  expect(stateOf(cursoMaestro.list, {}, own)).toEqual(own);
});

test('addressOf leaves out what does not differ from the defaults', () => {
  const written = (state: object) => Object.entries(addressOf({ ...DEFAULTS, ...state }, DEFAULTS)).filter(([, value]) => value);
  expect(written({ filtro: { titulo: '' } })).toEqual([]);
  expect(written({ buscar: 'caja' })).toEqual([['buscar', 'caja']]);
  expect(written({ tamano: 25, ocultas: ['codigo'] })).toEqual([
    ['tamano', 25],
    ['ocultas', '.codigo,!etiquetas'],
  ]);
});

test('a change of the rows goes back to page 1, a change of columns does not', () => {
  const third = { ...DEFAULTS, pagina: 3 };
  expect(changed(third, { buscar: 'a' }).pagina).toBe(1);
  expect(changed(third, { ocultas: [] }).pagina).toBe(3);
  expect(changed(third, { pagina: 4 }).pagina).toBe(4);
});

test('queryOf leaves empty parameters out', () => {
  expect(queryOf(DEFAULTS)).toEqual({ pagina: 1, tamano: 10 });
  expect(isNarrowed(DEFAULTS)).toBe(false);
  expect(isNarrowed({ ...DEFAULTS, filtro: { titulo: 'caja' } })).toBe(true);
});

test('nextOrder goes from ascending to descending to none', () => {
  expect(nextOrder('', 'nota')).toBe('nota');
  expect(nextOrder('nota', 'nota')).toBe('-nota');
  expect(nextOrder('-nota', 'nota')).toBe('');
  expect(nextOrder('-nombre', 'nota')).toBe('nota');
});

test.each([
  ['.', ['etiquetas']],
  ['.!etiquetas', []],
  ['.codigo', ['etiquetas', 'codigo']],
  ['.codigo,!etiquetas', ['codigo']],
  // A column that is gone, and one that is hidden anyway.
  ['.!ninguna,etiquetas', ['etiquetas']],
  // Addresses of before name all hidden columns.
  ['codigo', ['codigo']],
  ['-', []],
])('an address with the hidden columns %s hides %j', (written, hidden) => {
  expect(hiddenIn(written, DEFAULTS.ocultas)).toEqual(hidden);
});

test('one column that is shown of thirty hidden ones is one word of the address', () => {
  const many = { ...DEFAULTS, ocultas: Array.from({ length: 30 }, (_, index) => `columna_${index}`) };
  const state = { ...many, ocultas: many.ocultas.slice(1) };
  expect(addressOf(state, many).ocultas).toBe('.!columna_0');
});
