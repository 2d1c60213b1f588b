import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import {
  codeColumn,
  dataColumn,
  numberColumn,
  optionalCodeColumn,
  optionalNumberColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { codeField, flagField, optionalIntegerField, ownerField, stateField, textField } from '../core/field.ts';
import { id, idParams, integer, percent } from '../core/fields.ts';
import { defineList } from '../core/list/list.ts';
import { listCall } from '../core/list/list-call.ts';
import { linkBatch, linked, listEndpoint, orderedRow } from '../core/links.ts';
import { CONTENT_SCOPE, defineMaster, type RowOfMaster } from '../core/master.ts';
import { duplicateCall } from '../core/duplicate-call.ts';
import { temaAlumno } from '../asignacion/tema-alumno.ts';

/** Program in a learner's plan (P67); `duracion` in minutes. */
export const programaAlumno = z.object({
  id_planestudio: z.number(),
  id_programa: z.number(),
  plan: z.string(),
  programa: z.string(),
  /** End of the plan; absent from a server of the version before, and from kept answers. */
  fecha_fin: z.string().optional(),
  promedio: percent.nullable(),
  avance: percent,
  temas: z.number(),
  aprobados: z.number(),
  duracion: z.number(),
});

/** Programs as a master (P75). */
export const programaMaestro = defineMaster({
  domain: 'programa',
  key: 'id_programa',
  words: ['un programa', 'Programas'],
  fields: {
    codigo: codeField(20),
    titulo: textField(250),
    descripcion: textField(250),
    codigo_estado: stateField(),
    indicador_obligatorio: flagField(),
    numero_orden: optionalIntegerField(0, 100_000),
    id_empresa: ownerField(),
  },
  children: { cursos: z.array(orderedRow({ id })).max(500).optional() },
  /** Numbers of plans that use the program, and of its courses. */
  computed: { planestudio: numberColumn(), curso: numberColumn(), empresa: optionColumn(z.string().nullable()) },
  order: 'titulo',
  scope: CONTENT_SCOPE,
  files: { csv: 'programa', xlsx: 'UCJ-Programas' },
});
export type ProgramaFila = RowOfMaster<typeof programaMaestro>;

const programaFila = programaMaestro.list.row;

/** List of programs with each of their courses (P75); for a program without courses the columns of the course are null. */
export const programaCursoLista = defineList({
  name: 'programa.tabla',
  /** Row number: programs by title, their courses in order. */
  key: 'id_fila',
  columns: {
    id_fila: dataColumn(z.number()),
    id_programa: dataColumn(z.number()),
    codigo: codeColumn(),
    titulo: textColumn(),
    codigo_estado: optionColumn(z.number(), 'estado'),
    numero_orden: optionalNumberColumn(),
    id_curso: dataColumn(z.number().nullable()),
    curso_codigo: optionalCodeColumn(),
    curso: optionalTextColumn(),
    curso_estado: optionColumn(z.number().nullable(), 'estado'),
    modulos: numberColumn(),
  },
  order: 'id_fila',
  files: { csv: 'programa-cursos', xlsx: 'UCJ-Programas-Cursos' },
});
export type ProgramaCurso = RowOf<typeof programaCursoLista.columns>;

/** Calls of the programs (P75), their links (P90) and the learner's achievements (P67). */
export const programaApi = {
  ...programaMaestro.calls,
  detalle: endpoint('GET', '/programa/sel/detalle/:id', {
    access: 'soporte',
    scope: 'content',
    reads: true,
    summary: 'Un programa con sus cursos en orden.',
    params: idParams,
    response: programaFila.extend({
      cursos: z.array(
        z.object({
          id_programa_curso: z.number(),
          id_programa: z.number(),
          id_curso: z.number(),
          titulo: z.string(),
          numero_orden: z.number(),
        }),
      ),
    }),
  }),
  tabla: listCall('/programa/sellst/tabla', {
    access: 'soporte',
    scope: 'content',
    summary: 'Cada programa con cada uno de sus cursos, en su orden; un programa sin cursos aparece una vez.',
    list: programaCursoLista,
  }),
  ofPlan: listEndpoint(
    '/programa/sellst/plan/:id',
    'Programas de un plan, en su orden.',
    programaFila.extend({ id_planestudio_programa: z.number(), id_planestudio: z.number() }),
  ),
  ofCurso: listEndpoint('/programa/sellst/curso/:id', 'Programas que usan un curso.', programaFila),
  insPlan: endpoint('POST', '/programa/ins/plan', {
    access: 'admin',
    scope: 'content',
    summary: 'Enlaza programas con planes; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_planestudio: id, id_programa: id, numero_orden: integer(0, 100_000).default(0) }),
    response: linked,
  }),
  duplicar: duplicateCall(programaMaestro, 'un programa'),
  ofUsuario: endpoint('GET', '/programa/sellst/usuario/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Programas de una persona con su promedio y su duración.',
    params: idParams,
    response: z.array(programaAlumno),
  }),
  detalleUsuario: endpoint('GET', '/programa/sellst/usuario/det/:user/:program/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Temas de un programa para una persona; id es el plan, 0 para todos sus planes.',
    params: z.object({
      user: id,
      program: id,
      id: z.union([id, z.literal('0').transform(Number)]),
    }),
    response: z.array(temaAlumno),
  }),
  graphUsuario: endpoint('GET', '/programa/sellst/usuario/graph/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Temas aprobados de la persona en cada mes del año actual, y la parte que son de todos los suyos.',
    params: idParams,
    response: z.array(z.object({ mes: z.number(), aprobados: z.number(), avance: percent })),
  }),
};
