import { type DatosPregunta, datosPregunta } from '@portal/contract/pregunta';
import type { z } from 'zod';
import { expect, test } from 'vitest';
import { findIguales } from './opciones.rules.ts';

const OPTIONS = { rpta_a: 'Nada', rpta_b: 'Poco', rpta_c: 'Tres', rpta_d: 'Cuatro' };
const question = (changed: Partial<typeof OPTIONS>) => ({ ...OPTIONS, ...changed });

test.each([
  ['case', 'Uno', 'UNO'],
  ['blanks at the end', 'Uno', 'uno '],
  ['inner blanks', 'Uno o dos', 'Uno  o\u00a0dos'],
  ['accents', 'Sí', 'si'],
  ['full width', '１２', '12'],
  ['an invisible soft hyphen', 'Uno', 'U\u00adno'],
])('options that differ in %s are one', (_, a, b) => {
  expect(findIguales(question({ rpta_a: a, rpta_b: b }))).toMatchObject({ campo: 'rpta_b', una: 'A', otra: 'B' });
  expect(findIguales(question({ rpta_c: a, rpta_d: b }))).toMatchObject({ campo: 'rpta_d', una: 'C', otra: 'D' });
});

test('signs and digits distinguish options', () => {
  expect(findIguales(question({ rpta_a: '+', rpta_b: '-', rpta_c: '1', rpta_d: '-1' }))).toBeUndefined();
});

const ofKind = (datos: z.input<typeof datosPregunta>): { datos: DatosPregunta } & typeof OPTIONS => ({
  ...OPTIONS,
  datos: datosPregunta.parse(datos),
});
const three = [{ texto: 'Uno' }, { texto: 'Dos' }, { texto: 'UNO' }];

test.each([
  [{ tipo: 'unica', opciones: three, correcta: 1 }, 'datos.opciones.2.texto', ['A', 'C']],
  [{ tipo: 'multiple', opciones: three, correctas: [1] }, 'datos.opciones.2.texto', ['A', 'C']],
  [{ tipo: 'ordenar', elementos: three }, 'datos.elementos.2.texto', ['1', '3']],
  [
    { tipo: 'relacionar', pares: three.map((izquierda, place) => ({ izquierda, derecha: String(place) })) },
    'datos.pares.2.izquierda.texto',
    ['1', '3'],
  ],
] as const)('equal parts of %j are named at %s', (datos, campo, [una, otra]) => {
  expect(findIguales(ofKind(datos as never))).toMatchObject({ campo, una, otra });
});

test('pictures distinguish parts, and equal ones do not', () => {
  const conImagen = (...ids: number[]) =>
    ofKind({
      tipo: 'unica',
      correcta: 1,
      opciones: ids.map((id_archivo) => ({ imagen: { id_archivo, descripcion: 'Un extintor' } })),
    });
  expect(findIguales(conImagen(1, 2))).toBeUndefined();
  expect(findIguales(conImagen(1, 2, 1))).toMatchObject({ campo: 'datos.opciones.2.texto', una: 'A', otra: 'C' });
});

test.each([
  { tipo: 'numerica', valores: [{ valor: '1' }, { valor: '1' }] },
  { tipo: 'corta', aceptadas: ['uno', 'Uno'] },
  { tipo: 'verdadero_falso', correcta: true },
  {
    tipo: 'relacionar',
    pares: [
      { izquierda: { texto: 'a' }, derecha: 'x' },
      { izquierda: { texto: 'b' }, derecha: 'x' },
    ],
  },
] as const)('%j has no parts that must differ, or differs in them', (datos) => {
  expect(findIguales(ofKind(datos as never))).toBeUndefined();
});
