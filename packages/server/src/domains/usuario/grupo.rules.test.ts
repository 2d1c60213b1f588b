import { expect, test } from 'vitest';
import { findContradiction, sortParejas } from './grupo.rules.ts';

const pareja = (id_usuario: number, codigo_grupo = 'a') => ({ id_usuario, codigo_grupo });
const persona = (id_usuario: number, codigo_grupo: string | null, codigo_estado = 1) => ({ id_usuario, codigo_grupo, codigo_estado });

test.each([
  ['no rows', [], -1],
  ['one group for each person', [pareja(1), pareja(2, 'b')], -1],
  ['a repeated row', [pareja(1), pareja(1)], -1],
  ['two groups for one person', [pareja(1), pareja(2), pareja(1, 'b')], 2],
])('findContradiction of %s', (_what, parejas, row) => {
  expect(findContradiction(parejas)).toBe(row);
});

test('sortParejas separates changes, rows that change nothing, and people who left', () => {
  const personas = [persona(1, null), persona(2, 'a'), persona(3, 'b'), persona(4, null, 2)];
  expect(sortParejas([pareja(1), pareja(2), pareja(3), pareja(4), pareja(1)], personas)).toEqual({
    cambian: [pareja(1), pareja(3)],
    activos: [1, 2, 3],
    existentes: 2,
    cesados: 1,
    trasladados: 1,
  });
});
