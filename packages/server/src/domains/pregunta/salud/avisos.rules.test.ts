import type { DatosPregunta } from '@portal/contract/pregunta';
import { describe, expect, test } from 'vitest';
import { clavesDe, saludDe } from './avisos.rules.ts';
import type { Celda } from './cifras.rules.ts';

const UNICA: DatosPregunta = {
  tipo: 'unica',
  opciones: ['A', 'B', 'C', 'D'].map((texto) => ({ texto })),
  correcta: 1,
  orden_fijo: false,
};

/** Answers by option as `good/bad`: so many of rest 0.9 and so many of rest 0.1. */
const chosen = (options: string, clave = 1): Celda[] =>
  options.split(' ').flatMap((option, index) => {
    const [good = 0, bad = 0] = option.split('/').map(Number);
    const one = { opciones: [index + 1], puntos: Number(index + 1 === clave) };
    return [
      { ...one, resto: 0.9, veces: good },
      { ...one, resto: 0.1, veces: bad },
    ].filter(({ veces }) => veces > 0);
  });

describe('flags', () => {
  const flags = (celdas: readonly Celda[], datos: DatosPregunta = UNICA) => saludDe(datos, celdas).avisos;

  test('a sound question has none', () => {
    expect(flags(chosen('60/30 5/20 5/20 5/20'))).toEqual([]);
  });
  test('clave_dudosa: the good half prefers a wrong option, from 50 answers on', () => {
    expect(flags(chosen('2/8 27/3 2/4 1/3'))).toEqual(['clave_dudosa']);
    expect(flags(chosen('2/8 26/3 2/4 1/3'))).toEqual([]);
  });
  test('clave_dudosa: not when the wrong option is chosen as often as the key, or by the bad half', () => {
    expect(flags(chosen('2/18 20/0 2/8 1/9'))).toEqual([]);
    expect(flags(chosen('8/2 3/27 4/2 3/1'))).toEqual([]);
  });
  test('clave_dudosa: not when the difference of both correlations is small', () => {
    // r(B) 0.04 over r(A) 0.00 of 60: z 0.2.
    expect(flags(chosen('10/10 14/12 4/4 2/4'))).toEqual([]);
  });
  test('clave_dudosa: a key that nobody chose', () => {
    expect(flags(chosen('0/0 28/8 4/10 2/8'))).toContain('clave_dudosa');
  });
  test('clave_dudosa: for one right option and true or false alone', () => {
    const verdad: DatosPregunta = { tipo: 'verdadero_falso', correcta: false };
    expect(flags(chosen('40/10 5/20', 2), verdad)).toEqual(['clave_dudosa']);
    const multiple: DatosPregunta = { tipo: 'multiple', opciones: UNICA.opciones, correctas: [1], orden_fijo: false, parcial: false };
    expect(flags(chosen('2/8 27/3 2/4 1/3'), multiple)).toEqual([]);
  });
  test('revisar: an efficiency below 15 from 100 answers on', () => {
    expect(flags(chosen('26/26 8/8 8/8 8/8'))).toEqual(['revisar']);
    expect(flags(chosen('26/25 8/8 8/8 8/8'))).toEqual([]);
  });
  test('distractor_muerto: a wrong option below 2 % from 100 answers on, of true or false never', () => {
    expect(flags(chosen('60/30 5/20 5/28 0/2'))).toEqual(['distractor_muerto']);
    expect(flags(chosen('60/30 5/20 5/27 0/3'))).toEqual([]);
    expect(flags(chosen('90/80 0/1', 1), { tipo: 'verdadero_falso', correcta: true })).toEqual(['demasiado_facil']);
  });
  test('demasiado_dificil and demasiado_facil: under 20 and over 95 percent from 100 answers on', () => {
    expect(flags(chosen('18/1 20/20 10/10 10/11'))).toEqual(['demasiado_dificil']);
    expect(flags(chosen('19/1 20/20 10/10 10/10'))).toEqual([]);
    expect(flags(chosen('60/36 0/2 0/1 0/1'))).toEqual(['demasiado_facil', 'distractor_muerto']);
    expect(flags(chosen('60/35 0/2 0/2 0/1'))).toEqual(['distractor_muerto']);
  });
});

test('below 30 answers there are counts alone', () => {
  const few = saludDe(UNICA, chosen('10/5 4/5 2/2 0/1'));
  expect(few).toMatchObject({ contestadas: 29, facilidad: null, discriminacion: null, eficiencia: null, avisos: [] });
  expect(few.opciones.map(({ veces, parte, correlacion }) => [veces, parte, correlacion])).toEqual(
    [15, 9, 4, 1].map((n) => [n, null, null]),
  );
  const enough = saludDe(UNICA, chosen('10/5 4/5 2/2 0/2'));
  expect(enough).toMatchObject({ contestadas: 30, facilidad: 50 });
  expect(enough.opciones[0]).toEqual({ opcion: 1, clave: true, veces: 15, parte: 50, correlacion: expect.any(Number) });
});

test('every option of several ticks counts, and kinds without options have none', () => {
  const multiple: DatosPregunta = { tipo: 'multiple', opciones: UNICA.opciones, correctas: [1, 3], orden_fijo: false, parcial: true };
  const celdas: Celda[] = [
    { opciones: [1, 3], puntos: 1, resto: 0.9, veces: 20 },
    { opciones: [1, 2], puntos: 0, resto: 0.2, veces: 20 },
  ];
  expect(saludDe(multiple, celdas).opciones.map(({ clave, veces, parte }) => [clave, veces, parte])).toEqual([
    [true, 40, 100],
    [false, 20, 50],
    [true, 20, 50],
    [false, 0, 0],
  ]);
  expect(clavesDe({ tipo: 'corta', aceptadas: ['sí'], exacta: false })).toEqual({ opciones: 0, correctas: [] });
  expect(saludDe({ tipo: 'corta', aceptadas: ['sí'], exacta: false }, celdas)).toMatchObject({ contestadas: 40, opciones: [] });
});
