import { z } from 'zod';
import { numberColumn, optionColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { codeField, ownerField, stateField, textField } from '../core/field.ts';
import { id, integer } from '../core/fields.ts';
import { CONTENT_SCOPE, defineMaster, type RowOfMaster } from '../core/master.ts';
import { duplicateCall } from '../core/duplicate-call.ts';
import { linkBatch, linked, listEndpoint, orderedRow } from '../core/links.ts';

/** Courses as a master (P76). */
export const cursoMaestro = defineMaster({
  domain: 'curso',
  key: 'id_curso',
  words: ['un curso', 'Cursos'],
  fields: {
    codigo: codeField(20),
    titulo: textField(250),
    descripcion: textField(250),
    codigo_estado: stateField(),
    etiquetas: textField(250),
    id_empresa: ownerField(),
  },
  children: { modulos: z.array(orderedRow({ id })).max(500).optional() },
  /** Numbers of programs that use the course, and of its modules. */
  computed: { programa: numberColumn(), modulo: numberColumn(), empresa: optionColumn(z.string().nullable()) },
  order: 'titulo',
  scope: CONTENT_SCOPE,
  files: { csv: 'curso', xlsx: 'UCJ-Cursos' },
});
export type CursoFila = RowOfMaster<typeof cursoMaestro>;

const cursoFila = cursoMaestro.list.row;
const cursoEnlazado = cursoFila.extend({ numero_orden: z.number() });

/** Calls of the courses (P76) and their links (P90). */
export const cursoApi = {
  ...cursoMaestro.calls,
  duplicar: duplicateCall(cursoMaestro, 'un curso'),
  ofPlan: listEndpoint(
    '/curso/sellst/plan/:id',
    'Cursos de un plan, en su orden.',
    cursoEnlazado.extend({ id_programa: z.number(), programa_titulo: z.string() }),
  ),
  ofPrograma: listEndpoint(
    '/curso/sellst/programa/:id',
    'Cursos de un programa, en su orden.',
    cursoEnlazado.extend({ id_programa_curso: z.number(), id_programa: z.number() }),
  ),
  ofModulo: listEndpoint('/curso/sellst/modulo/:id', 'Cursos que usan un módulo.', cursoFila),
  insPrograma: endpoint('POST', '/curso/ins/programa', {
    access: 'admin',
    scope: 'content',
    summary: 'Enlaza cursos con programas; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_programa: id, id_curso: id, numero_orden: integer(0, 100_000).default(0) }),
    response: linked,
  }),
};
