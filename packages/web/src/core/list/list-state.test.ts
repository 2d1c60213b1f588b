import { cursoMaestro } from '@portal/contract';
import { expect, test } from 'vitest';
import { addressOf, changed, isNarrowed, listSearch, nextOrder, queryOf, stateOf } from './list-state.ts';

const DEFAULTS = { pagina: 1, tamano: 10, orden: '', buscar: '', filtro: {}, ocultas: ['etiquetas'] };
const read = (address: object) => stateOf(cursoMaestro.list, listSearch.parse(address), DEFAULTS);

test('an address is read in the words of the contract; what is absent takes its default', () => {
  expect(read({ pagina: '2', orden: '-titulo', filtro: { titulo: 'caja' } })).toEqual({
    ...DEFAULTS,
    pagina: 2,
    orden: '-titulo',
    filtro: { titulo: 'caja' },
  });
});

test.each([
  ['a column that the list does not have', { orden: 'clave', filtro: { clave: 'x', titulo: 'caja' } }, { filtro: { titulo: 'caja' } }],
  ['days that are none', { filtro: { fecha_creacion: 'ayer' } }, {}],
  ['a page that is none', { pagina: 'x', tamano: '5000' }, {}],
  ['a filter without column', { filtro: 'x' }, {}],
])('%s in an address is left out instead of failing the list', (_what, address, kept) => {
  expect(read(address)).toEqual({ ...DEFAULTS, ...kept });
});

test('a state and its address are the same', () => {
  const state = { ...DEFAULTS, pagina: 3, buscar: 'ética', filtro: { titulo: 'caja' }, ocultas: [] };
  expect(read(addressOf(state))).toEqual(state);
  expect(addressOf({ ...DEFAULTS, filtro: { titulo: '' } })).toMatchObject({ pagina: undefined, filtro: undefined, ocultas: 'etiquetas' });
});

test('what changes the rows goes back to page 1, columns do not', () => {
  const third = { ...DEFAULTS, pagina: 3 };
  expect(changed(third, { buscar: 'a' }).pagina).toBe(1);
  expect(changed(third, { ocultas: [] }).pagina).toBe(3);
  expect(changed(third, { pagina: 4 }).pagina).toBe(4);
});

test('the server is asked for nothing that is empty', () => {
  expect(queryOf(DEFAULTS)).toEqual({ pagina: 1, tamano: 10 });
  expect(isNarrowed(DEFAULTS)).toBe(false);
  expect(isNarrowed({ ...DEFAULTS, filtro: { titulo: 'caja' } })).toBe(true);
});

test('a header goes from ascending to descending to none', () => {
  expect(nextOrder('', 'nota')).toBe('nota');
  expect(nextOrder('nota', 'nota')).toBe('-nota');
  expect(nextOrder('-nota', 'nota')).toBe('');
  expect(nextOrder('-nombre', 'nota')).toBe('nota');
});
