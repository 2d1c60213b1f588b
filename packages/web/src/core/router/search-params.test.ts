import { expect, test } from 'vitest';
import { NO_RECORD, readSearch, record, whole, word, words } from './search-params.ts';

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

test('an invalid parameter is undefined by name, so that its raw text goes no further', () => {
  expect(Object.keys(read({ id: 'x' }))).toEqual(['id']);
});

test.each([
  ['7', 7],
  ['abc', NO_RECORD],
  ['0', NO_RECORD],
  ['1.5', NO_RECORD],
  ['99999999999', NO_RECORD],
  ['9'.repeat(15), NO_RECORD],
  ['', undefined],
  [undefined, undefined],
])('an id written %j names the record %j', (written, id) => {
  expect(readSearch({ id: record }, { id: written }).id).toBe(id);
});
