import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readTemas, TEMAS } from './temas.ts';

const tema = {
  codigo: 'SST-01',
  titulo: 'Un tema',
  descripcion: 'Para la prueba.',
  categoria: 'seguridad',
  etiquetas: 'prueba',
  duracion: 5,
  numeroPreguntas: 1,
};
const pregunta = { pregunta: '¿Cuál?', rptas: ['a', 'b', 'c', 'd'], correcta: 2 };

describe('the topics of the demo', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'temas-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, { meta = {}, leccion = '<h2>Uno</h2>\n', banco = [pregunta] as object[] } = {}): void => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'tema.json'), JSON.stringify({ ...tema, ...meta }));
    writeFileSync(join(folder, name, 'leccion.html'), leccion);
    writeFileSync(join(folder, name, 'preguntas.json'), JSON.stringify(banco));
  };

  it('are read in the order of their folders, with lesson and questions', () => {
    write('02-dos', { meta: { codigo: 'SST-02' } });
    write('01-uno');
    expect(readTemas(folder)).toEqual([
      { ...tema, leccion: '<h2>Uno</h2>\n', preguntas: [pregunta] },
      { ...tema, codigo: 'SST-02', leccion: '<h2>Uno</h2>\n', preguntas: [pregunta] },
    ]);
  });

  it.each([
    ['tema.json', { meta: { titulo: 'T'.repeat(51) } }],
    ['tema.json', { meta: { categoria: 'otra' } }],
    ['tema.json', { meta: { autor: 'nadie' } }],
    ['preguntas.json', { banco: [{ ...pregunta, rptas: ['a', 'b', 'c'] }] }],
    ['preguntas.json', { banco: [{ ...pregunta, correcta: 5 }] }],
    ['leccion.html', { leccion: '<h2>Uno</h2><script>alert(1)</script>' }],
  ])('a %s that does not fit is named', (file, parts) => {
    write('01-uno', parts);
    expect(() => readTemas(folder)).toThrow(`01-uno/${file}`);
  });

  it('have unique codes and enough questions for an attempt', () => {
    expect(new Set(TEMAS.map(({ codigo }) => codigo)).size).toBe(35);
    for (const { codigo, preguntas, numeroPreguntas } of TEMAS) expect(preguntas.length, codigo).toBeGreaterThanOrEqual(numeroPreguntas);
  });
});
