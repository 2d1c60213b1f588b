import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { api } from './api.ts';
import { validate } from './core/validation.ts';
import { cursoMaestro } from './curso/curso.ts';
import { LIMITE_COMENTARIO } from './feedback/limites.ts';
import { moduloMaestro } from './modulo/modulo.ts';
import { preguntaMaestro } from './pregunta/pregunta.ts';
import { programaMaestro } from './programa/programa.ts';
import { temaMaestro } from './tema/tema.ts';
import { examples } from './examples/examples.ts';

/** A text field with the schema that contains it and a valid input for that schema. */
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
const plan = { denominacion: 'Plan', fecha_inicio: '2026-01-01', fecha_fin: '2026-12-31', codigo_estado: 1 };
const feedback = { id_evaluacion: 1, escala: 80 };
const persona = {
  tipo_documento: 'DNI',
  numero_documento: '40111222',
  codigo_usuario: 'E0001',
  nombres: 'Nora',
  apellido_paterno: 'Salas',
};
const { sel: configuracion } = examples.configuracion;
const empresa = { codigo_empresa: 'GA', empresa: 'Grupo Andino' };
const parametro = { id_dominio: 1, parametro: 'Operarios' };
const acceso = { codigo_usuario: 'E0001', nombres: 'Nora', correo_electronico: 'nora@empresa.example', rol: 1, indicador_alcance: 0 };

/** Limits of P71, repeated here so that a wrong limit in the contract fails. */
const CASES = [
  ...of({ domain: 'curso', schema: api.curso.ins.body, good: curso }, { codigo: 20, titulo: 250, descripcion: 250, etiquetas: 250 }),
  ...of({ domain: 'modulo', schema: api.modulo.ins.body, good: modulo }, { codigo: 50, titulo: 50, descripcion: 250, etiquetas: 250 }),
  ...of({ domain: 'programa', schema: api.programa.ins.body, good: programa }, { codigo: 20, titulo: 250, descripcion: 250 }),
  ...of(
    { domain: 'tema', schema: api.tema.ins.body, good: tema },
    { titulo: 50, codigo: 20, descripcion: 250, contenido: 250, contenido_complementario: 250, etiquetas: 250 },
  ),
  ...of(
    { domain: 'contenido', schema: api.contenido.ins.body, good: contenido },
    { contenido: 250, descripcion: 250, url: 2000, subtitulos: 250 },
  ),
  ...of({ domain: 'plan', schema: api.planestudio.ins.body, good: plan }, { denominacion: 250 }),
  ...of(
    { domain: 'usuario', schema: api.usuario.ins.body, good: persona },
    {
      codigo_usuario: 10,
      nombres: 250,
      apellido_paterno: 250,
      apellido_materno: 250,
      telefono: 30,
      codigo_grupo: 50,
      codigo_jefe_inmediato: 10,
      trabajador: 100,
    },
  ),
  ...of({ domain: 'acceso', schema: api.acceso.ins.body, good: acceso }, { codigo_usuario: 10, nombres: 250 }),
  ...of(
    { domain: 'empresa', schema: api.empresa.ins.body, good: empresa },
    { codigo_empresa: 250, empresa: 500, direccion: 500, actividad: 250, codigo_gerente: 10, codigo_director: 10 },
  ),
  ...of({ domain: 'dominio', schema: api.dominio.ins.body, good: { dominio: 'Zonas' } }, { dominio: 250 }),
  ...of({ domain: 'parametro', schema: api.parametro.ins.body, good: parametro }, { codigo_parametro: 50, parametro: 250 }),
  ...of(
    { domain: 'configuracion', schema: api.configuracion.upd.body, good: configuracion },
    { nombre_empresa: 100, terminos: 50_000, firma_notificacion: 2000, lugar_certificado: 100, telefono_soporte: 30 },
  ),
  ...of({ domain: 'feedback', schema: api.feedback.ins.body, good: feedback }, { comentario: LIMITE_COMENTARIO }),
];

describe.each(CASES)('$domain.$field', ({ schema, good, field, max }) => {
  test(`accepts ${max} characters`, () => {
    expect(validate(schema, { ...good, [field]: 'ñ'.repeat(max) }).issues).toBeUndefined();
  });
  test(`refuses ${max + 1} and names field and limit`, () => {
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
  test('accepts the limit and refuses one character more', () => {
    expect(validate(schema, [{ ...pregunta, [field]: 'x'.repeat(4000) }]).issues).toBeUndefined();
    expect(validate(schema, [{ ...pregunta, [field]: 'x'.repeat(4001) }]).issues).toEqual({
      [`0.${field}`]: { clave: 'max_caracteres', valor: 4000 },
    });
  });
});

const mail = (length: number) => `${'x'.repeat(length - '@empresa.example'.length)}@empresa.example`;

test.each([
  ['correo_electronico', api.usuario.ins.body, persona],
  ['correo_secundario', api.usuario.ins.body, persona],
  ['correo_electronico', api.acceso.ins.body, acceso],
  ['correo_contacto', api.configuracion.upd.body, configuracion],
])('%s is refused with 251 characters, and never as too long with 250', (field, schema, good) => {
  expect(validate(schema, { ...good, [field]: mail(250) }).issues?.[field]?.clave).not.toBe('max_caracteres');
  expect(validate(schema, { ...good, [field]: mail(251) }).issues?.[field]).toEqual({ clave: 'max_caracteres', valor: 250 });
});

test('fields give forms their limit and whether they are required', () => {
  const { codigo, titulo } = cursoMaestro.fields;
  expect([codigo.max, codigo.required, titulo.max]).toEqual([20, true, 250]);
  expect([moduloMaestro.fields.descripcion.max, moduloMaestro.fields.descripcion.required]).toEqual([250, false]);
  expect([programaMaestro.fields.numero_orden.max, programaMaestro.fields.indicador_obligatorio.required]).toEqual([undefined, false]);
  expect([temaMaestro.fields.codigo.max, temaMaestro.fields.codigo.required]).toEqual([20, false]);
  expect(preguntaMaestro.fields.rpta_a.max).toBe(4000);
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
