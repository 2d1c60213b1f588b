import { type DatosPregunta, OPCIONES_DE_FILA, type TipoPregunta } from '@portal/contract/pregunta';
import { describe, expect, it, test } from 'vitest';
import { leerDatos } from './fila-datos.rules.ts';
import type { LeerTexto } from './lectores.rules.ts';

interface Cells {
  readonly tipo?: TipoPregunta | null;
  readonly parcial?: boolean;
  readonly opciones?: readonly string[];
  readonly correcta?: string;
  readonly contenido?: string;
  readonly explicacion?: string;
}

function read({ tipo = null, parcial = false, opciones = [], correcta = '', contenido = '', explicacion = '' }: Cells) {
  const cells: Readonly<Record<string, string>> = {
    ...Object.fromEntries(OPCIONES_DE_FILA.map((campo, index) => [campo, opciones[index] ?? ''])),
    indicador_correcta: correcta,
    contenido,
    explicacion,
  };
  const text: LeerTexto = (campo) => cells[campo] ?? '';
  return leerDatos({ text, columna: (campo) => campo, tipo, parcial });
}

const datosOf = (cells: Cells): DatosPregunta | undefined => {
  const found = read(cells);
  return 'datos' in found ? found.datos : undefined;
};
const problemsOf = (cells: Cells) => {
  const found = read(cells);
  return 'problemas' in found ? found.problemas.map(({ clave, valores }) => [clave, valores?.['columna']]) : [];
};

const CUATRO = ['Sí', 'No', 'A veces', 'Nunca'];

describe('a row of the specified sheet', () => {
  it('is a question of four options', () => {
    expect(datosOf({ opciones: CUATRO, correcta: 'c)' })).toEqual({
      tipo: 'unica',
      opciones: CUATRO.map((texto) => ({ texto })),
      correcta: 3,
      orden_fijo: false,
    });
  });

  it('names each empty cell and the wrong number', () => {
    expect(problemsOf({ opciones: ['Sí', '', 'A veces'], correcta: '5' })).toEqual([
      ['importacion.celda.vacia', 'rpta_b'],
      ['importacion.celda.vacia', 'rpta_d'],
      ['importacion.celda.dice', 'indicador_correcta'],
    ]);
    expect(problemsOf({ opciones: CUATRO })).toEqual([['importacion.celda.vaciaDebe', 'indicador_correcta']]);
  });

  it('may have an explanation', () => {
    expect(datosOf({ opciones: CUATRO, correcta: '1', explicacion: 'Porque sí.' })).toMatchObject({ explicacion: 'Porque sí.' });
  });
});

describe.each<{ name: string; cells: Cells; datos: object }>([
  {
    name: 'two options',
    cells: { tipo: 'unica', opciones: ['Sí', 'No'], correcta: 'No' },
    datos: { correcta: 2, opciones: [{ texto: 'Sí' }, { texto: 'No' }] },
  },
  {
    name: 'ten options without a kind',
    cells: { opciones: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'], correcta: 'J' },
    datos: { tipo: 'unica', correcta: 10 },
  },
  {
    name: 'several right ones',
    cells: { tipo: 'multiple', opciones: CUATRO, correcta: '4, 1' },
    datos: { tipo: 'multiple', correctas: [1, 4], parcial: false },
  },
  {
    name: 'letters with «y»',
    cells: { tipo: 'multiple', parcial: true, opciones: CUATRO, correcta: 'A y C' },
    datos: { correctas: [1, 3], parcial: true },
  },
  { name: 'a true sentence', cells: { tipo: 'verdadero_falso', correcta: 'VERDADERO' }, datos: { correcta: true } },
  { name: 'a false one by an initial', cells: { tipo: 'verdadero_falso', correcta: 'F' }, datos: { correcta: false } },
  { name: 'a number', cells: { tipo: 'numerica', correcta: '12,5' }, datos: { valores: [{ valor: '12,5', tolerancia: '0' }] } },
  {
    name: 'a tolerance',
    cells: { tipo: 'numerica', correcta: '10 ± 0,5 | 20:1' },
    datos: {
      valores: [
        { valor: '10', tolerancia: '0,5' },
        { valor: '20', tolerancia: '1' },
      ],
    },
  },
  {
    name: 'spellings',
    cells: { tipo: 'corta', opciones: ['Lima', 'Ciudad de los Reyes'] },
    datos: { aceptadas: ['Lima', 'Ciudad de los Reyes'] },
  },
  { name: 'spellings in one cell', cells: { tipo: 'corta', correcta: 'Lima | lima' }, datos: { aceptadas: ['Lima', 'lima'] } },
  {
    name: 'pairs and a further right side',
    cells: { tipo: 'relacionar', opciones: ['Perú → Lima', 'Chile = Santiago', '-> Quito'] },
    datos: {
      pares: [
        { izquierda: { texto: 'Perú' }, derecha: 'Lima' },
        { izquierda: { texto: 'Chile' }, derecha: 'Santiago' },
      ],
      otras: ['Quito'],
    },
  },
  {
    name: 'an order',
    cells: { tipo: 'ordenar', opciones: ['uno', 'dos', 'tres'] },
    datos: { elementos: [{ texto: 'uno' }, { texto: 'dos' }, { texto: 'tres' }] },
  },
])('$name', ({ cells, datos }) => {
  it('is read', () => expect(datosOf(cells)).toMatchObject(datos));

  it('comes back from the export', () => {
    const first = datosOf(cells)!;
    expect(datosOf({ contenido: JSON.stringify(first) })).toEqual(first);
  });
});

test.each<[string, Cells, string]>([
  ['one option', { tipo: 'unica', opciones: ['Sí'], correcta: '1' }, 'pregunta.importacion.tipoIncompleto'],
  ['a key outside', { tipo: 'unica', opciones: ['Sí', 'No'], correcta: 'C' }, 'importacion.celda.dice'],
  ['a gap between options', { tipo: 'multiple', opciones: ['a', '', 'c'], correcta: '1' }, 'importacion.celda.vacia'],
  ['one of several keys outside', { tipo: 'multiple', opciones: ['a', 'b', 'c'], correcta: '1, 9' }, 'importacion.celda.dice'],
  ['no key', { tipo: 'multiple', opciones: ['a', 'b', 'c'] }, 'importacion.celda.vaciaDebe'],
  ['neither true nor false', { tipo: 'verdadero_falso', correcta: 'quizá' }, 'importacion.celda.dice'],
  ['no number', { tipo: 'numerica', correcta: '1.234,5' }, 'importacion.celda.dice'],
  ['a negative tolerance', { tipo: 'numerica', correcta: '10 ± -1' }, 'pregunta.importacion.tipoIncompleto'],
  ['no text', { tipo: 'corta' }, 'importacion.celda.vaciaDebe'],
  ['a pair without a right side', { tipo: 'relacionar', opciones: ['Perú → Lima', 'Chile'] }, 'importacion.celda.dice'],
  ['one pair', { tipo: 'relacionar', opciones: ['Perú → Lima'] }, 'pregunta.importacion.tipoIncompleto'],
  ['two elements', { tipo: 'ordenar', opciones: ['uno', 'dos'] }, 'pregunta.importacion.tipoIncompleto'],
  ['content that is no content', { contenido: '{"tipo":"rara"}' }, 'pregunta.importacion.contenidoRoto'],
  ['content that is cut', { contenido: '{"tipo":' }, 'pregunta.importacion.contenidoRoto'],
  [
    'content and another kind',
    { tipo: 'corta', contenido: '{"tipo":"verdadero_falso","correcta":true}' },
    'pregunta.importacion.contenidoDistinto',
  ],
  [
    'content and other options',
    { opciones: ['Otra'], contenido: '{"tipo":"verdadero_falso","correcta":true}' },
    'pregunta.importacion.contenidoDistinto',
  ],
])('%s is refused', (_what, cells, clave) => expect(problemsOf(cells)[0]?.[0]).toBe(clave));
