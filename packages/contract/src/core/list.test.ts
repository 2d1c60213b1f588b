import { describe, expect, test } from 'vitest';
import { listQuery, nestedQuery, queryEntries } from './list.ts';

const addressed = (query: object) => nestedQuery(Object.fromEntries(queryEntries(query)));

describe('column filters in an address', () => {
  test('travel as filtro[columna] and arrive as they were', () => {
    const query = { pagina: 2, filtro: { titulo: 'ñ & = [x]', codigo_estado: '1' }, buscar: '' };
    expect(queryEntries(query)).toEqual([
      ['pagina', '2'],
      ['filtro[titulo]', 'ñ & = [x]'],
      ['filtro[codigo_estado]', '1'],
    ]);
    expect(listQuery.parse(addressed(query))).toEqual({
      pagina: 2,
      tamano: 100,
      filtro: { titulo: 'ñ & = [x]', codigo_estado: '1' },
    });
  });

  test('none are no filter', () => {
    expect(listQuery.parse(addressed({ filtro: {} })).filtro).toBeUndefined();
    expect(listQuery.parse(addressed({ filtro: undefined })).filtro).toBeUndefined();
  });

  test.each([
    [{ 'filtro[A]': 'x' }],
    [{ 'filtro[]': 'x' }],
    [{ 'filtro[a][b]': 'x' }],
    [{ 'filtro[a b]': 'x' }],
    [{ 'filtro[a;--]': 'x' }],
    [{ [`filtro[${'a'.repeat(41)}]`]: 'x' }],
    [{ 'filtro[titulo]': '' }],
    [{ 'filtro[titulo]': ['a', 'b'] }],
    [{ 'filtro[titulo]': 'x'.repeat(201) }],
    [{ 'filtro[titulo]': 'a\u0000' }],
    [{ filtro: 'titulo' }],
    [{ filtro: ['titulo'] }],
  ])('%j is refused', (parameters) => {
    expect(listQuery.safeParse(nestedQuery(parameters)).success).toBe(false);
  });

  test('a name of the language’s own objects changes nothing', () => {
    const nested = nestedQuery({ 'filtro[__proto__]': 'x', '__proto__[filtro]': 'y', 'constructor[prototype]': 'z' });
    expect(Object.getPrototypeOf(nested)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>)['filtro']).toBeUndefined();
    expect(listQuery.parse(nested).filtro ?? {}).toEqual({});
  });
});
