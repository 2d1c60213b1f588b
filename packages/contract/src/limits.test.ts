import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import {
  api,
  LIMITE_COMENTARIO,
  LIMITE_CONTENIDO,
  LIMITE_CURSO,
  LIMITE_MODULO,
  LIMITE_PREGUNTA,
  LIMITE_PROGRAMA,
  LIMITE_TEMA,
  validate,
} from './index.ts';

/** Where a text field travels: the schema that carries it and input that is right. */
interface Carrier {
  readonly domain: string;
  readonly schema: z.ZodType;
  readonly good: Readonly<Record<string, unknown>>;
}

const of = (carrier: Carrier, limits: Readonly<Record<string, number>>) =>
  Object.entries(limits).map(([field, max]) => ({ ...carrier, field, max }));

const curso = { codigo: 'C1', titulo: 'Curso', descripcion: 'x', codigo_estado: 1, etiquetas: 'x' };
const modulo = { codigo: 'M1', titulo: 'Módulo', codigo_estado: 1, codigo_categoria: 'general' };
const programa = { codigo: 'P1', titulo: 'Programa', descripcion: 'x', codigo_estado: 1 };
const tema = { titulo: 'Tema', codigo_categoria: 'general', codigo_estado: 1, duracion: 10, numero_preguntas: 5 };
const contenido = { id_tema: 1, codigo_tipo: 'video', codigo_estado: 1, numero_orden: 1 };
const feedback = { id_evaluacion: 1, escala: 80 };

/** The limits of P71, by their one place. */
const CASES = [
  ...of(
    { domain: 'curso', schema: api.curso.ins.body, good: curso },
    {
      codigo: LIMITE_CURSO.codigo,
      titulo: LIMITE_CURSO.titulo,
      descripcion: LIMITE_CURSO.descripcion,
      etiquetas: LIMITE_CURSO.etiquetas,
    },
  ),
  ...of(
    { domain: 'modulo', schema: api.modulo.ins.body, good: modulo },
    {
      codigo: LIMITE_MODULO.codigo,
      titulo: LIMITE_MODULO.titulo,
      descripcion: LIMITE_MODULO.descripcion,
    },
  ),
  ...of(
    { domain: 'programa', schema: api.programa.ins.body, good: programa },
    {
      codigo: LIMITE_PROGRAMA.codigo,
      titulo: LIMITE_PROGRAMA.titulo,
      descripcion: LIMITE_PROGRAMA.descripcion,
    },
  ),
  ...of(
    { domain: 'tema', schema: api.tema.ins.body, good: tema },
    {
      titulo: LIMITE_TEMA.titulo,
      codigo: LIMITE_TEMA.codigo,
      descripcion: LIMITE_TEMA.descripcion,
      contenido: LIMITE_TEMA.contenido,
      contenido_complementario: LIMITE_TEMA.contenido,
    },
  ),
  ...of(
    { domain: 'contenido', schema: api.contenido.ins.body, good: contenido },
    { contenido: LIMITE_CONTENIDO.contenido, url: LIMITE_CONTENIDO.url },
  ),
  ...of({ domain: 'feedback', schema: api.feedback.ins.body, good: feedback }, { comentario: LIMITE_COMENTARIO }),
];

describe.each(CASES)('$domain.$field', ({ schema, good, field, max }) => {
  test(`takes ${max} characters`, () => {
    expect(validate(schema, { ...good, [field]: 'ñ'.repeat(max) }).issues).toBeUndefined();
  });
  test(`refuses ${max + 1}, by name and with the limit`, () => {
    expect(validate(schema, { ...good, [field]: 'ñ'.repeat(max + 1) }).issues).toEqual({
      [field]: { clave: 'max_caracteres', valor: max },
    });
  });
});

const pregunta = {
  pregunta: '¿?',
  rpta_a: 'a',
  rpta_b: 'b',
  rpta_c: 'c',
  rpta_d: 'd',
  indicador_correcta: 1,
  codigo_categoria: 'general',
};

describe.each(['pregunta', 'rpta_a', 'rpta_b', 'rpta_c', 'rpta_d'])('%s of a question', (field) => {
  const schema = api.pregunta.ins.body;
  test('takes the limit and refuses one more', () => {
    expect(validate(schema, [{ ...pregunta, [field]: 'x'.repeat(LIMITE_PREGUNTA.texto) }]).issues).toBeUndefined();
    expect(validate(schema, [{ ...pregunta, [field]: 'x'.repeat(LIMITE_PREGUNTA.texto + 1) }]).issues).toEqual({
      [`0.${field}`]: { clave: 'max_caracteres', valor: LIMITE_PREGUNTA.texto },
    });
  });
});

test('the limits are those of P71', () => {
  expect(LIMITE_PROGRAMA).toMatchObject({ codigo: 20, titulo: 250, descripcion: 250 });
  expect(LIMITE_CURSO).toMatchObject({ codigo: 20, titulo: 250, descripcion: 250, etiquetas: 250 });
  expect(LIMITE_MODULO).toMatchObject({ codigo: 50, titulo: 50, descripcion: 250 });
  expect(LIMITE_TEMA).toMatchObject({ titulo: 50, descripcion: 250, contenido: 250 });
  expect(LIMITE_PREGUNTA.texto).toBe(250);
});

test.each([
  ['indicador_correcta', [1, 4], [0, 5]],
  ['escala', [10, 100], [0, 5, 15, 110]],
])('%s stays in its range', (field, good, bad) => {
  const isGood = (value: number) =>
    field === 'escala'
      ? validate(api.feedback.ins.body, { ...feedback, escala: value })
      : validate(api.pregunta.ins.body, [{ ...pregunta, indicador_correcta: value }]);
  expect(good.map((value) => isGood(value).issues)).toEqual(good.map(() => undefined));
  expect(bad.every((value) => isGood(value).issues !== undefined)).toBe(true);
});
