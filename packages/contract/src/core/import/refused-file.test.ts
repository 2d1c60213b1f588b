import { expect, test } from 'vitest';
import { importOfRefused, refusedFileName } from './refused-file.ts';

test.each([
  [refusedFileName('usuarios-rechazadas', 31), 31],
  ['usuarios-rechazadas-31 (2).xlsx', 31],
  ['filas de un plan-rechazadas-7.csv', 7],
  ['usuarios-rechazadas.xlsx', null],
  ['personal-31.xlsx', null],
  ['usuarios-rechazadas-99999999999999.xlsx', 999_999_999],
  [null, null],
])('%s is the refused rows of %s', (archivo, id) => {
  expect(importOfRefused(archivo)).toBe(id);
});
