import { expect, test } from 'vitest';
import { claveDePesos, FRACCIONES_MOODLE, pesosDe } from './pesos.rules.ts';

const key = (pesos: readonly number[], unaSola: boolean, lectura?: 'todo' | 'parcial') =>
  claveDePesos({ unaSola, opciones: pesos.map((peso) => ({ peso })), todoONada: false }, lectura);

test('one of 100 % is a single choice', () => {
  expect(key([100, 0, 0], true)).toEqual({ tipo: 'unica', correcta: 1, avisos: [] });
  expect(key([-25, 100, 0], true)).toMatchObject({ tipo: 'unica', correcta: 2, avisos: [{ clave: 'banco.aviso.negativos' }] });
});

test.each([
  ['equal deductions', [50, 50, -50, -50], true],
  ['rounded thirds', [33.33333, 33.33333, 33.33333, -33.33333], true],
  ['thirds of people', [33, 33.3, 33.4, -33], true],
  ['−100 % each', [50, 50, -100, -100], false],
  ['one right, −100 % each', [100, -100, -100], false],
  ['all right', [50, 50], true],
])('shares with %s are several', (_, pesos, parcial) => {
  expect(key(pesos, false)).toMatchObject({ tipo: 'multiple', parcial });
});

test.each([
  ['wrong ones without deduction', [50, 50, 0, 0], false],
  ['unequal shares', [70, 30, -100], false],
  ['a half right single choice', [100, 50, 0], true],
  ['no full answer', [50, 0], true],
])('%s need the choice of the file', (_, pesos, unaSola) => {
  expect(key(pesos, unaSola)).toMatchObject({ motivo: { clave: 'banco.rechazo.pesos' } });
  expect(key(pesos, unaSola, 'todo')).toMatchObject({ tipo: 'multiple', parcial: false, avisos: [{ clave: 'banco.aviso.pesosTodo' }] });
  expect(key(pesos, unaSola, 'parcial')).toMatchObject({
    tipo: 'multiple',
    parcial: true,
    avisos: [{ clave: 'banco.aviso.pesosParcial' }],
  });
});

test('without a right one nothing helps', () => {
  expect(key([0, 0, -100], false, 'todo')).toMatchObject({ motivo: { clave: 'banco.rechazo.sinClave' } });
});

test('writes only fractions of the list of Moodle, and reads them as they were', () => {
  const known = new Set(FRACCIONES_MOODLE.flatMap((each) => [each, -each]));
  for (let total = 2; total <= 10; total += 1)
    for (let right = 1; right <= total; right += 1)
      for (const parcial of [true, false]) {
        const correctas = Array.from({ length: right }, (_, index) => index + 1);
        const pesos = pesosDe(total, correctas, parcial);
        expect(pesos.every((peso) => known.has(peso))).toBe(true);
        if (right < total) expect(key(pesos, false)).toMatchObject({ tipo: 'multiple', correctas, parcial: parcial && right > 1 });
      }
});
