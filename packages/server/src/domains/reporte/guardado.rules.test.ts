import { expect, test } from 'vitest';
import { lastDue, onDay, readFiltros } from './guardado.rules.ts';

test.each([
  ['fijo', '2026-03-01', '2026-03-02'],
  ['proximos_7', '2024-02-29', '2024-03-07'],
  ['ultimos_7', '2024-02-23', '2024-02-29'],
  ['ultimos_30', '2024-01-31', '2024-02-29'],
  ['mes_anterior', '2024-01-01', '2024-01-31'],
  ['ultimos_12_meses', '2023-02-28', '2024-02-29'],
  ['todo', '0', '0'],
] as const)('the range %s on 29 February 2024 is %s to %s', (rango, desde, hasta) => {
  const filtros = { empresas: '0', desde: '2026-03-01', hasta: '2026-03-02' };
  expect(onDay(filtros, rango, '2024-02-29')).toEqual({ empresas: '0', desde, hasta });
});

test('the previous month of January is December', () => {
  expect(onDay({}, 'mes_anterior', '2026-01-15')).toEqual({ desde: '2025-12-01', hasta: '2025-12-31' });
});

test('filters of an address: 0 and -1 mean all, one plan is a list of it', () => {
  expect(readFiltros({ empresas: '-1', planes: '3,4', desde: '0', hasta: '2026-11-30' })).toEqual({
    id_empresa: [],
    id_planestudio: [3, 4],
    id_tema: null,
    fecha_desde: null,
    fecha_hasta: '2026-11-30',
  });
  expect(readFiltros({ empresas: '1,2', plan: 7, tema: 9 })).toMatchObject({ id_empresa: [1, 2], id_planestudio: [7], id_tema: 9 });
});

const DIARIO = { frecuencia: 'diario', dia: null, hora: 8 };
const SEMANAL = { frecuencia: 'semanal', dia: 1, hora: 8 };
const MENSUAL = { frecuencia: 'mensual', dia: 28, hora: 0 };

test.each([
  ['before its hour the day before counts', DIARIO, { day: '2026-11-23', hour: 7, since: '2026-11-20 00' }, '2026-11-22'],
  ['at its hour', DIARIO, { day: '2026-11-23', hour: 8, since: '2026-11-20 00' }, '2026-11-23'],
  ['sent already', DIARIO, { day: '2026-11-23', hour: 9, since: '2026-11-23 08' }, undefined],
  ['made after its hour', DIARIO, { day: '2026-11-23', hour: 9, since: '2026-11-23 09' }, undefined],
  // 23 November 2026 is a Monday.
  ['on its weekday', SEMANAL, { day: '2026-11-23', hour: 8, since: '2026-11-17 00' }, '2026-11-23'],
  ['missed for two days', SEMANAL, { day: '2026-11-25', hour: 3, since: '2026-11-17 00' }, '2026-11-23'],
  ['of the month', MENSUAL, { day: '2026-03-27', hour: 23, since: '2026-02-01 00' }, '2026-02-28'],
])('a sending %s', (...[, programa, { since, ...moment }, expected]) => {
  expect(lastDue(programa, moment, since)).toBe(expected);
});
