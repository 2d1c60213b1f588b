import { expect, it } from 'vitest';
import { judgeRows, type PreguntaPlaces } from './importar.rules.ts';

const places: PreguntaPlaces = { pregunta: 0, rpta_a: 1, rpta_b: 2, rpta_c: 3, rpta_d: 4, indicador_correcta: 5, categoria: 6 };
const judge = (textos: string[], categorias = [{ codigo: 'etica', nombre: 'Ética' }]) =>
  judgeRows([{ fila: 2, textos }], places, categorias)[0]!;
const good = ['¿Pregunta?', 'Sí', 'No', 'A veces', 'Nunca', '1'];

it.each(['con\u0000nul', 'media pareja \ud800'])('refuses what the database cannot hold: %j', (texto) => {
  expect(judge([texto, ...good.slice(1)]).error).toBe('Error: Pregunta: contiene caracteres no admitidos.');
});

it('takes emoji, whose pairs are whole', () => {
  expect(judge(['¿👩‍🏫?', ...good.slice(1)]).error).toBeNull();
});

it('falls back to the first category, and says so when there is none', () => {
  expect(judge(good).codigo_categoria).toBe('etica');
  expect(judge(good, []).error).toBe('Error: Categoría: está vacía.');
});

it('prefers a code over a name', () => {
  const categorias = [
    { codigo: 'a', nombre: 'b' },
    { codigo: 'b', nombre: 'a' },
  ];
  expect(judge([...good, 'a'], categorias).codigo_categoria).toBe('a');
});

it.each(['0', '5', '12', '1.5', 'A', 'a', '-1', '１'])('refuses «%s» as the correct answer', (correcta) => {
  expect(judge([...good.slice(0, 5), correcta]).error).toBe(`Error: Correcta: dice «${correcta}»; debe ser 1, 2, 3 o 4.`);
});
