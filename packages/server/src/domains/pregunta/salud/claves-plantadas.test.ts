import type { DatosPregunta } from '@portal/contract/pregunta';
import { randomFrom } from '@portal/testkit/random.ts';
import { expect, test } from 'vitest';
import { saludDe } from './avisos.rules.ts';
import type { Celda } from './cifras.rules.ts';

const BANCOS = 25;
const BANCO = 40;
const SORTEADAS = 10;
const OPCIONES = 4;
const PLANTADAS = 12;
const RESPUESTAS = 200;

/** A question: its option that is truly right, its stored key, its difficulty and its slope. */
interface Pregunta {
  readonly verdad: number;
  clave: number;
  readonly dificultad: number;
  readonly pendiente: number;
  readonly celdas: Celda[];
}

const below = (random: () => number, limit: number) => Math.floor(random() * limit);

/** Standard normal, by Box and Muller. */
const normal = (random: () => number) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Difficulty of the questions (mean and deviation), and their slope (least and most). */
interface Mundo {
  readonly dificultad: readonly [number, number];
  readonly pendiente: readonly [number, number];
}

function newPregunta(random: () => number, { dificultad, pendiente }: Mundo): Pregunta {
  const verdad = 1 + below(random, OPCIONES);
  return {
    verdad,
    clave: verdad,
    dificultad: dificultad[0] + dificultad[1] * normal(random),
    pendiente: pendiente[0] + random() * (pendiente[1] - pendiente[0]),
    celdas: [],
  };
}

/** Who knows answers right; everybody else guesses. */
const answer = (random: () => number, { verdad, dificultad, pendiente }: Pregunta, capacidad: number): number =>
  random() < 1 / (1 + Math.exp(-pendiente * (capacidad - dificultad))) ? verdad : 1 + below(random, OPCIONES);

/** Draws distinct questions: those with the fewest answers first, so that each gets as many. */
const draw = (random: () => number, banco: readonly Pregunta[]) =>
  banco
    .map((pregunta) => ({ pregunta, turno: pregunta.celdas.length + random() }))
    .toSorted((a, b) => a.turno - b.turno)
    .slice(0, SORTEADAS)
    .map(({ pregunta }) => pregunta);

function attempt(random: () => number, banco: readonly Pregunta[]): void {
  const capacidad = normal(random);
  const respuestas = draw(random, banco).map((pregunta) => ({ pregunta, opcion: answer(random, pregunta, capacidad) }));
  const aciertos = respuestas.filter(({ pregunta, opcion }) => opcion === pregunta.clave).length;
  for (const { pregunta, opcion } of respuestas) {
    const puntos = Number(opcion === pregunta.clave);
    pregunta.celdas.push({ opciones: [opcion], puntos, resto: (aciertos - puntos) / (SORTEADAS - 1), veces: 1 });
  }
}

const datosOf = ({ clave }: Pregunta): DatosPregunta => ({
  tipo: 'unica',
  opciones: ['A', 'B', 'C', 'D'].map((texto) => ({ texto })),
  correcta: clave,
  orden_fijo: false,
});

/** Banks with 12 wrong keys among 1,000 questions, each of which 200 people answered. */
function portal(seed: number, mundo: Mundo): { readonly planted: readonly Pregunta[]; readonly sound: readonly Pregunta[] } {
  const random = randomFrom(seed);
  const bancos = Array.from({ length: BANCOS }, () => Array.from({ length: BANCO }, () => newPregunta(random, mundo)));
  const all = bancos.flat();
  const planted = new Set<Pregunta>();
  while (planted.size < PLANTADAS) planted.add(all[below(random, all.length)]!);
  for (const pregunta of planted) pregunta.clave = (pregunta.verdad % OPCIONES) + 1;
  for (const banco of bancos) for (let person = 0; person < (RESPUESTAS * BANCO) / SORTEADAS; person++) attempt(random, banco);
  return { planted: [...planted], sound: all.filter((pregunta) => !planted.has(pregunta)) };
}

const isDoubtful = (pregunta: Pregunta) => saludDe(datosOf(pregunta), pregunta.celdas).avisos.includes('clave_dudosa');

/** Questions as a company asks them: mostly known, and sorting people well. */
const USUAL: Mundo = { dificultad: [-0.7, 0.8], pendiente: [1.2, 1.8] };
/** Harder ones that sort people badly: wrong keys of questions that few know hide among the guesses. */
const DURO: Mundo = { dificultad: [0, 1], pendiente: [1, 1] };

test.each([1, 2, 3])('at 200 answers every planted wrong key is found and no sound one is doubted (seed %i)', (seed) => {
  const { planted, sound } = portal(seed, USUAL);
  expect(planted.every(({ celdas }) => celdas.length === RESPUESTAS)).toBe(true);
  expect(planted.filter(isDoubtful)).toHaveLength(PLANTADAS);
  expect(sound.filter(isDoubtful)).toEqual([]);
});

test('among hard questions most are found, and no sound one is doubted', () => {
  const { planted, sound } = portal(4, DURO);
  expect(planted.filter(isDoubtful).length).toBeGreaterThan(PLANTADAS / 2);
  expect(sound.filter(isDoubtful)).toEqual([]);
});
