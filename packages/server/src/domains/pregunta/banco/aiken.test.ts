import { datosPregunta } from '@portal/contract/pregunta';
import { expect, test } from 'vitest';
import { escribirAiken, leerAiken } from './aiken.rules.ts';
import { repartir } from './armar.rules.ts';

const read = (text: string) => repartir(leerAiken(text), {});

test('reads questions with empty lines anywhere, points or brackets, and any line ends', () => {
  const { preguntas, rechazos } = read(
    '¿Capital del Perú?\r\nA. Cusco\r\nB. Lima\r\nANSWER: B\r\n\r\n\u00a0\r\nDos y dos\n\nA) 3\n\u3000\nB) 4\nC) 5\n\nanswer: b.\nSin espacio\nA. x\nB. y\nANSWER:A',
  );
  expect(rechazos).toEqual([]);
  expect(preguntas.map(({ lugar, pregunta, datos }) => [lugar, pregunta, datos.tipo === 'unica' && datos.correcta])).toEqual([
    ['1', '¿Capital del Perú?', 2],
    ['7', 'Dos y dos', 2],
    ['15', 'Sin espacio', 1],
  ]);
});

test('a question of two lines, and ten options', () => {
  const options = Array.from('ABCDEFGHIJ').map((letter) => `${letter}. opción ${letter}`);
  const { preguntas } = read(['Primera línea', 'segunda línea', ...options, 'ANSWER: J'].join('\n'));
  expect(preguntas[0]).toMatchObject({ pregunta: 'Primera línea\nsegunda línea', datos: { correcta: 10 } });
});

test('names what cannot be taken with its line', () => {
  const eleven = Array.from('ABCDEFGHIJK')
    .map((letter) => `${letter}. ${letter}`)
    .join('\n');
  const { preguntas, rechazos } = read(
    `Suelto\n\nUno\nA. a\nB. b\n\nDos\nA. a\nB. b\nANSWER: C\n\nTres\n${eleven}\nANSWER: A\n\nCuatro\nA. a\nB. b\nANSWER: A\n\nCinco\nA. a\nB. b\nANSWER: A, B\n`,
  );
  expect(preguntas.map(({ pregunta }) => pregunta)).toEqual(['Cuatro']);
  expect(rechazos.map(({ lugar, motivo }) => [lugar, motivo.clave])).toEqual([
    ['1', 'banco.rechazo.aikenSuelta'],
    ['3', 'banco.rechazo.aiken'],
    ['7', 'banco.rechazo.aikenLetra'],
    ['12', 'banco.rechazo.cantidad'],
    ['31', 'banco.rechazo.aikenLetra'],
  ]);
});

test('a line that begins like an option is one only in its place', () => {
  expect(read('E. coli es\nA. una bacteria\nB. un virus\nANSWER: A').preguntas[0]?.pregunta).toBe('E. coli es');
});

const written = (pregunta: string, ...opciones: readonly string[]) =>
  escribirAiken([{ pregunta, datos: datosPregunta.parse({ tipo: 'unica', opciones: opciones.map((texto) => ({ texto })), correcta: 2 }) }]);

test('is written with CRLF, which Chamilo needs', () => {
  expect(written('¿Cuál?', 'Uno', 'Dos').texto).toBe('¿Cuál?\r\nA. Uno\r\nB. Dos\r\nANSWER: B\r\n');
});

test.each([
  ['A. ¿Qué significa la letra A?', 1],
  ['E.P.P. significa…', 1],
  ['Z) algo', 1],
  ['ANSWER: B es una línea', 1],
  ['7', 1],
  ['dos\nlíneas', 1],
  ['¿', 0],
  ['10', 0],
  ['a. minúscula', 0],
  ['Answers are here', 0],
  ['La A. es', 0],
])('Moodle would refuse the file, or skip a question, for some texts: %s', (pregunta, out) => {
  const { fuera } = written(pregunta, 'B) esto', 'ANSWER: A', 'C. tres');
  expect(fuera.map(({ motivo }) => motivo.clave)).toEqual(Array.from({ length: out }, () => 'banco.fuera.enunciado'));
});
