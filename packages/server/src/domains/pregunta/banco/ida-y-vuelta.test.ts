import { datosPregunta, type DatosPregunta } from '@portal/contract/pregunta';
import { expect, test } from 'vitest';
import { writeZip } from '../../../core/archive/write-zip.ts';
import { escribirAiken } from './aiken.rules.ts';
import type { BancoLeido, FueraDelBanco, ImagenDelBanco, PreguntaParaEscribir } from './banco.rules.ts';
import { escribirGift } from './gift/escribir-gift.rules.ts';
import { leerBanco } from './leer-banco.service.ts';
import { escribirMoodle } from './moodle/escribir-moodle.rules.ts';
import { FRACCIONES_MOODLE } from './pesos.rules.ts';
import { escribirQti21 } from './qti/escribir-qti21.rules.ts';

const PNG: ImagenDelBanco = { nombre: 'x.png', mime: 'image/png', bytes: Buffer.from('89504e470d0a1a0a0000', 'hex') };
const IMAGENES = new Map([[77, PNG]]);

/** Repeatable chance. */
function chance(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Texts with the signs of every format. */
const PIEZAS = [
  'Lima',
  'a=b',
  '~c',
  '#1',
  '{x}',
  'y:z',
  '\\n',
  '\\',
  '%50%',
  '<b>',
  '&amp;',
  '"',
  "'",
  '->',
  '// nota',
  '::t::',
  '$CATEGORY',
  '[html]',
  'ANSWER: B',
  'A. ',
  'ñandú',
  '日本',
  '😀',
  '5.',
  '•',
  '|',
  '____',
  ']]>',
  '*',
  '\nsegunda',
];
const texto = (below: (n: number) => number): string =>
  Array.from({ length: 1 + below(4) }, () => PIEZAS[below(PIEZAS.length)] ?? '')
    .join(' ')
    .trim();
const distintos = (below: (n: number) => number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${texto(below)} ${index}`);

function datos(below: (n: number) => number): DatosPregunta {
  const total = 2 + below(9);
  const parte = (text: string) => ({ texto: text, ...(below(3) === 0 && { comentario: texto(below) }) });
  const opciones = distintos(below, total).map(parte);
  const explicacion = below(2) === 0 ? { explicacion: texto(below) } : {};
  const kinds: readonly (() => unknown)[] = [
    () => ({ tipo: 'unica', opciones, correcta: 1 + below(total), orden_fijo: below(2) === 0, ...explicacion }),
    () => {
      const correctas = opciones.map((_, index) => index + 1).filter(() => below(2) === 0);
      return {
        tipo: 'multiple',
        opciones,
        correctas: correctas.length === 0 ? [1] : correctas,
        parcial: below(2) === 0,
        orden_fijo: below(2) === 0,
        ...explicacion,
      };
    },
    () => ({
      tipo: 'verdadero_falso',
      correcta: below(2) === 0,
      ...(below(2) === 0 && { comentario_verdadero: texto(below) }),
      ...(below(2) === 0 && { comentario_falso: texto(below) }),
    }),
    () => ({
      tipo: 'numerica',
      valores: [
        { valor: `${below(2) === 0 ? '-' : ''}${below(1000)},${below(100)}`, tolerancia: `0.${below(100)}` },
        { valor: below(50), tolerancia: 0, comentario: texto(below) },
      ],
      ...explicacion,
    }),
    () => ({ tipo: 'corta', aceptadas: distintos(below, 1 + below(5)), exacta: below(2) === 0, ...explicacion }),
    () => ({
      tipo: 'relacionar',
      pares: distintos(below, Math.min(10, total)).map((each) => ({ izquierda: { texto: each }, derecha: texto(below) })),
      otras: distintos(below, below(4)),
      parcial: below(2) === 0,
      ...explicacion,
    }),
    () => ({
      tipo: 'ordenar',
      elementos: distintos(below, Math.max(3, total)).map((each) => ({ texto: each })),
      parcial: below(2) === 0,
      ...explicacion,
    }),
  ];
  return datosPregunta.parse(kinds[below(kinds.length)]?.());
}

const todas = (seed: number, count: number): PreguntaParaEscribir[] => {
  const below = chance(seed);
  return Array.from({ length: count }, () => ({
    pregunta: texto(below),
    datos: datos(below),
    categoria: [undefined, 'Ventas', 'A/B', 'Top // x'][below(4)],
    etiquetas: below(3) === 0 ? ['caja', 'turno noche'] : [],
    ...(below(3) === 0 && { dificultad: 'media' as const }),
  }));
};

const keptOf = (all: readonly PreguntaParaEscribir[], fuera: readonly FueraDelBanco[]) => {
  const out = new Set(fuera.map(({ indice }) => indice));
  return all.filter((_, index) => !out.has(index));
};

/** Files with categories begin with the questions without one. */
const inOrder = (kept: readonly PreguntaParaEscribir[]) => [
  ...kept.filter(({ categoria }) => !categoria),
  ...kept.filter(({ categoria }) => categoria),
];

/** Compares by what a learner meets: numbers by their value, and a partial of one right one is none. */
const comparable = ({ pregunta, datos: own }: Pick<PreguntaParaEscribir, 'pregunta' | 'datos'>): string =>
  JSON.stringify([pregunta, own], (key, value: unknown) => {
    if (key === 'valor' || key === 'tolerancia') return Number(String(value).replace(',', '.'));
    if (value === undefined || key === 'id_archivo') return undefined;
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const sorted = Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
      return 'correctas' in sorted && (sorted['correctas'] as number[]).length === 1 ? { ...sorted, parcial: false } : sorted;
    }
    return value;
  });

function expectEqual(read: BancoLeido, written: readonly PreguntaParaEscribir[]): void {
  expect(read.rechazos).toEqual([]);
  expect(read.preguntas.map(comparable)).toEqual(written.map(comparable));
}

test('GIFT: what is written comes back, and few questions with odd signs stay out', async () => {
  const all = todas(1, 600);
  const { texto: text, fuera } = escribirGift(all, (out) => [`Fuera: ${out.length}\n}`]);
  const read = await leerBanco(Buffer.from(text));
  expect(read.formato).toBe('gift');
  const kept = inOrder(keptOf(all, fuera));
  expectEqual(read, kept);
  expect(read.preguntas.map(({ categoria, etiquetas, dificultad }) => [categoria, etiquetas, dificultad])).toEqual(
    kept.map(({ categoria, etiquetas, dificultad }) => [categoria, etiquetas, dificultad]),
  );
  const other = fuera.filter(({ motivo }) => motivo.clave !== 'banco.fuera.tipo');
  expect(fuera.length - other.length).toBe(all.filter(({ datos: { tipo } }) => tipo === 'ordenar').length);
  // An arrow at the left side or in a short text is a pair of GIFT; nothing escapes it.
  const arrows = ({ datos: own }: PreguntaParaEscribir) =>
    /->/.test(
      own.tipo === 'corta'
        ? own.aceptadas.join(' ')
        : own.tipo === 'relacionar'
          ? JSON.stringify(own.pares.map(({ izquierda }) => izquierda))
          : '',
    );
  expect(other.filter(({ indice }) => !arrows(all[indice]!)).map(({ indice }) => all[indice])).toEqual([]);
});

test('Moodle XML: everything that is written comes back', async () => {
  const all = todas(2, 600);
  const { texto: text, fuera } = escribirMoodle(all, IMAGENES, () => ['uno -- dos']);
  const read = await leerBanco(Buffer.from(text));
  expect(read.formato).toBe('moodle');
  expectEqual(read, inOrder(keptOf(all, fuera)));
  expect(fuera).toEqual([]);
  const allowed = new Set(FRACCIONES_MOODLE.flatMap((each) => [each, -each]).concat(0));
  const fractions = [...text.matchAll(/<question type="multichoice">[\s\S]*?<\/question>/g)].flatMap(([question]) =>
    [...question.matchAll(/fraction="([^"]+)"/g)].map(([, each]) => Number(each)),
  );
  expect(fractions.filter((each) => !allowed.has(each))).toEqual([]);
});

test('QTI 2.1: choices and orders that are written come back', async () => {
  const all = todas(3, 400);
  const { partes, fuera } = escribirQti21(all, IMAGENES);
  const read = await leerBanco(writeZip(partes));
  expect(read.formato).toBe('qti21');
  expectEqual(read, keptOf(all, fuera));
  const held = ({ datos: own }: PreguntaParaEscribir) => ['unica', 'multiple', 'verdadero_falso'].includes(own.tipo);
  expect(fuera.filter(({ indice }) => held(all[indice]!)).map(({ indice }) => all[indice])).toEqual([]);
});

test('Aiken: choices of plain texts that are written come back', async () => {
  const plain = (pregunta: string, more: object = {}): PreguntaParaEscribir => ({
    pregunta,
    datos: datosPregunta.parse({ tipo: 'unica', opciones: [{ texto: 'a' }, { texto: 'b' }], correcta: 2, ...more }),
  });
  const all = [
    plain('Uno'),
    plain('Dos', { orden_fijo: true }),
    plain('Tres\ncuatro'),
    plain('Cinco', { explicacion: 'x' }),
    plain('ANSWER: A'),
    plain('Seis'),
  ];
  const { texto: text, fuera } = escribirAiken(all);
  expect(fuera.map(({ indice }) => indice)).toEqual([1, 2, 3, 4]);
  expectEqual(await leerBanco(Buffer.from(text)), [all[0]!, all[5]!]);
});

test('pictures of question and option go out and come in', async () => {
  const imagen = { id_archivo: 77, descripcion: 'Un "casco" & más' };
  const own = {
    tipo: 'unica',
    imagen,
    correcta: 1,
    opciones: [
      { texto: '', imagen },
      { texto: 'dos\nlíneas', imagen },
    ],
  };
  const all: PreguntaParaEscribir[] = [{ pregunta: '¿Qué\nes?', datos: datosPregunta.parse(own) }];
  for (const bytes of [Buffer.from(escribirMoodle(all, IMAGENES).texto), writeZip(escribirQti21(all, IMAGENES).partes)]) {
    const read = await leerBanco(bytes);
    expectEqual(read, all);
    expect(read.preguntas[0]?.imagenes.map((each) => each.bytes)).toEqual([PNG.bytes, PNG.bytes, PNG.bytes]);
    expect(read.preguntas[0]?.datos.imagen).toEqual({ ...imagen, id_archivo: 1 });
  }
  expect(escribirGift(all).fuera[0]?.motivo.clave).toBe('banco.fuera.imagenes');
  expect(escribirMoodle(all, new Map()).fuera[0]?.motivo.clave).toBe('banco.fuera.imagenPerdida');
});
