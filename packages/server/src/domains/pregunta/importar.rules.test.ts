import { preguntaImportacion } from '@portal/contract/pregunta';
import { loadTranslator } from '@portal/messages';
import { expect, it } from 'vitest';
import { readRow } from '../../core/import/cells.rules.ts';
import { wordReasons, wordWarnings } from '../../core/import/sentences.ts';
import { toReviewed } from '../../core/import/rows.rules.ts';
import { judgeRows } from './importar.rules.ts';

const texts = await loadTranslator('es');
const word = wordReasons(texts);
const CAMPOS = preguntaImportacion.columns.map(({ campo }) => campo);

const TITULOS = new Map<string, string>(preguntaImportacion.columns.map(({ campo, titulo }) => [campo, titulo]));

const UNMARKED = { fechas: [], formulas: [], choques: [], faults: new Map(), notes: [] };

const GENERAL = { codigo: 'general', nombre: 'General', activa: true };

/** Judges the only row of a sheet with these cells. */
function judge(textos: string[], categorias = [GENERAL], chosen?: string) {
  const row = readRow(preguntaImportacion, {
    ...UNMARKED,
    fila: 2,
    text: (campo) => textos[CAMPOS.indexOf(campo)] ?? '',
  });
  const judged = judgeRows([row], { categorias, chosen, columna: (campo) => TITULOS.get(campo) ?? campo })[0]!;
  const { error, extra, aviso } = toReviewed(row, judged, { numero: 1, campos: CAMPOS, word, wordWarnings: wordWarnings(texts) });
  return { error, extra, aviso };
}
const DEBE = texts.text('importacion.debe.deUnoACuatro');
const good = ['¿Pregunta?', 'Sí', 'No', 'A veces', 'Nunca', '1'];

it.each(['con\u0000nul', 'media pareja \ud800'])('refuses what the database cannot hold: %j', (texto) => {
  expect(judge([texto, ...good.slice(1)]).error).toBe('Error: Pregunta: contiene caracteres no admitidos.');
});

it('takes emoji with whole surrogate pairs', () => {
  expect(judge(['¿👩‍🏫?', ...good.slice(1)]).error).toBeNull();
});

it('files a row without a category under the chosen one, else under `general` or the oldest active one, and refuses it when there is neither', () => {
  const etica = { codigo: 'etica', nombre: 'Ética', activa: true };
  const antigua = { ...GENERAL, activa: false };
  expect(judge(good).extra).toMatchObject({ codigo_categoria: 'general' });
  expect(judge(good, [etica, GENERAL]).extra).toMatchObject({ codigo_categoria: 'general' });
  expect(judge(good, [antigua, etica]).extra).toMatchObject({ codigo_categoria: 'etica' });
  expect(judge(good, [GENERAL, etica], 'etica').extra).toMatchObject({ codigo_categoria: 'etica' });
  for (const refused of [judge(good, [antigua]), judge(good, [etica], 'otra')])
    expect(refused.error).toBe('Error: Categoría: está vacía; elija una para las filas que no la traen.');
});

it.each([
  ['B', 'la letra'],
  ['No', 'el texto'],
  ['2.0', 'un número'],
  ['２', 'un número ancho'],
])('takes «%s» as the correct answer: %s', (correcta) => {
  expect(judge([...good.slice(0, 5), correcta])).toMatchObject({ error: null, aviso: null });
});

it('warns of a number that is also the text of another option', () => {
  expect(judge(['¿Cuántos?', '4', '3', '2', '1', '2']).aviso).toBe('«2» se leyó como la respuesta B; también es el texto de la C.');
});

it.each(['#DIV/0!', '#N/A', '#¡VALOR!', '#n/d'])('refuses the error of a formula: %s', (cell) => {
  expect(judge([good[0]!, cell, ...good.slice(2)]).error).toBe(`Error: Respuesta A: la fórmula da el error «${cell}».`);
});

it('prefers a code over a name', () => {
  const categorias = [
    { codigo: 'a', nombre: 'b', activa: true },
    { codigo: 'b', nombre: 'a', activa: true },
  ];
  expect(judge([...good, 'a'], categorias).extra).toMatchObject({ codigo_categoria: 'a' });
});

it.each(['0', '5', '12', '1.5', 'E', 'AB', '-1'])('refuses «%s» as the correct answer', (correcta) => {
  expect(judge([...good.slice(0, 5), correcta]).error).toBe(`Error: Correcta: dice «${correcta}»; debe ser ${DEBE}.`);
});

it('says what the correct answer must be when there is none', () => {
  expect(judge(good.slice(0, 5)).error).toBe(`Error: Correcta: está vacía; debe ser ${DEBE}.`);
});
