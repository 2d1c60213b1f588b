import { loadTranslator } from '@portal/messages';
import { expect, it } from 'vitest';
import { buildEdt } from './edt.rules.ts';

const texts = await loadTranslator('es');
const row = (parent: number, id: number, titulo = `r${id}`) => ({ parent, id, titulo, codigo_estado: 1, version: 1, id_empresa: null });

it('numbers every node under its parent, parents first, with the ids of its ancestors', () => {
  const nodes = buildEdt(
    {
      planes: [row(0, 1, 'Plan')],
      programas: [row(1, 10), row(1, 11)],
      cursos: [row(10, 20), row(11, 21)],
      modulos: [row(20, 30)],
      temas: [row(30, 40), row(30, 41)],
    },
    texts,
  );
  expect(nodes.map(({ edt, parent_edt, id, tipo }) => `${edt}|${parent_edt}|${id}|${tipo}`)).toEqual([
    '1||1|Plan de Estudio',
    '1.1|1|10|Programa',
    '1.1.1|1.1|20|Curso',
    '1.1.1.1|1.1.1|30|Módulo',
    '1.1.1.1.1|1.1.1.1|40|Tema',
    '1.1.1.1.2|1.1.1.1|41|Tema',
    '1.2|1|11|Programa',
    '1.2.1|1.2|21|Curso',
  ]);
  expect(nodes.find(({ id }) => id === 41)).toMatchObject({ nivel: 5, id_planestudio: 1, id_programa: 10, id_curso: 20, id_modulo: 30 });
  expect(nodes[0]).toMatchObject({ nivel: 1, id_planestudio: 1, id_programa: 0, id_curso: 0, id_modulo: 0 });
});

it('shows a course of two programs under both', () => {
  const nodes = buildEdt(
    {
      planes: [row(0, 1)],
      programas: [row(1, 10), row(1, 11)],
      cursos: [row(10, 20), row(11, 20)],
      modulos: [row(20, 30)],
      temas: [],
    },
    texts,
  );
  expect(nodes.filter(({ id }) => id === 30).map(({ edt }) => edt)).toEqual(['1.1.1.1', '1.2.1.1']);
});

it('counts the topics and minutes below that learners get; those of a topic are its own', () => {
  const inactive = { ...row(20, 31), codigo_estado: 2 };
  const tema = (parent: number, id: number, codigo_estado = 1) => ({ ...row(parent, id), codigo_estado, minutos: id });
  const nodes = buildEdt(
    {
      planes: [row(0, 1)],
      programas: [row(1, 10)],
      cursos: [row(10, 20)],
      modulos: [row(20, 30), inactive],
      temas: [tema(30, 40), tema(30, 41, 0), tema(31, 42)],
    },
    texts,
  );
  expect(nodes.map(({ edt, temas, minutos }) => [edt, temas, minutos])).toEqual([
    ['1', 1, 40],
    ['1.1', 1, 40],
    ['1.1.1', 1, 40],
    ['1.1.1.1', 1, 40],
    ['1.1.1.1.1', 1, 40],
    ['1.1.1.1.2', 1, 41],
    ['1.1.1.2', 1, 42],
    ['1.1.1.2.1', 1, 42],
  ]);
});

it('is empty without plans', () => {
  expect(buildEdt({ planes: [], programas: [], cursos: [], modulos: [], temas: [] }, texts)).toEqual([]);
});
