import { expect, test } from 'vitest';
import { readSearch, whole, word, words } from './search-params.ts';

const readers = { id: whole, codigo: word(5), filtro: words };
const read = (search: object) => readSearch(readers, search);

test('reads the named parameters and drops the others', () => {
  expect(read({ id: '7', codigo: 'abc', filtro: { titulo: 'caja' }, otro: 'x' })).toEqual({
    id: 7,
    codigo: 'abc',
    filtro: { titulo: 'caja' },
  });
});

test.each([
  [{ id: '0' }],
  [{ id: '-3' }],
  [{ id: '1.5' }],
  [{ id: 'x' }],
  [{ id: '' }],
  [{ id: true }],
  [{ codigo: 'abcdef' }],
  [{ codigo: 7 }],
  [{ filtro: 'x' }],
  [{ filtro: ['x'] }],
  [{ filtro: { a: 1 } }],
  [{}],
])('drops what is missing or invalid: %j', (search) => {
  expect(read(search)).toEqual({});
});
