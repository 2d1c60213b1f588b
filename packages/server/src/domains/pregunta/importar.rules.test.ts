import { preguntaImportacion } from '@portal/contract';
import { loadTranslator } from '@portal/messages';
import { expect, it } from 'vitest';
import { readCells } from '../../core/import/cells.rules.ts';
import { wordReasons } from '../../core/import/sentences.ts';
import { toReviewed } from '../../core/import/rows.rules.ts';
import { judgeRows, type PreguntaLeida } from './importar.rules.ts';

const word = wordReasons(await loadTranslator('es'));
const CAMPOS = preguntaImportacion.columns.map(({ campo }) => campo);

/** Judges the only row of a sheet with these cells. */
function judge(textos: string[], categorias = [{ codigo: 'etica', nombre: 'Ética' }]) {
  const text: PreguntaLeida['text'] = (campo) => textos[CAMPOS.indexOf(campo)] ?? '';
  const row = { fila: 2, text, ...readCells(preguntaImportacion, text) };
  const { error, extra } = toReviewed(row, judgeRows([row], categorias)[0]!, { numero: 1, campos: CAMPOS, word });
  return { error, extra };
}
const good = ['¿Pregunta?', 'Sí', 'No', 'A veces', 'Nunca', '1'];

it.each(['con\u0000nul', 'media pareja \ud800'])('refuses what the database cannot hold: %j', (texto) => {
  expect(judge([texto, ...good.slice(1)]).error).toBe('Error: Pregunta: contiene caracteres no admitidos.');
});

it('takes emoji, whose pairs are whole', () => {
  expect(judge(['¿👩‍🏫?', ...good.slice(1)]).error).toBeNull();
});

it('falls back to the first category, and says so when there is none', () => {
  expect(judge(good).extra).toEqual({ codigo_categoria: 'etica' });
  expect(judge(good, []).error).toBe('Error: Categoría: está vacía.');
});

it('prefers a code over a name', () => {
  const categorias = [
    { codigo: 'a', nombre: 'b' },
    { codigo: 'b', nombre: 'a' },
  ];
  expect(judge([...good, 'a'], categorias).extra).toEqual({ codigo_categoria: 'a' });
});

it.each(['0', '5', '12', '1.5', 'A', 'a', '-1', '１'])('refuses «%s» as the correct answer', (correcta) => {
  expect(judge([...good.slice(0, 5), correcta]).error).toBe(`Error: Correcta: dice «${correcta}»; debe ser 1, 2, 3 o 4.`);
});

it('says what the correct answer must be when there is none', () => {
  expect(judge(good.slice(0, 5)).error).toBe('Error: Correcta: está vacía; debe ser 1, 2, 3 o 4.');
});
