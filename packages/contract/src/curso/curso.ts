import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { estadoMaestro, id, integer, text } from '../core/fields.ts';
import { duplicateEndpoint, masterEndpoints, stampFields, listEndpoint } from '../core/master.ts';
import { linkBatch, linked } from '../core/links.ts';

/** Limits (P71). */
export const LIMITE_CURSO = { codigo: 20, titulo: 250, descripcion: 250, etiquetas: 250, modulos: 500 } as const;

export const cursoFields = {
  codigo: text(LIMITE_CURSO.codigo),
  titulo: text(LIMITE_CURSO.titulo),
  descripcion: text(LIMITE_CURSO.descripcion),
  codigo_estado: estadoMaestro,
  etiquetas: text(LIMITE_CURSO.etiquetas),
  /** Its modules in their order; absent: they stay as they are. */
  modulos: z.array(z.object({ id })).max(LIMITE_CURSO.modulos).optional(),
};

/** A course (P76); `programa` and `modulo` count links. */
export const cursoFila = z.object({
  id_curso: z.number(),
  codigo: z.string(),
  titulo: z.string(),
  descripcion: z.string(),
  codigo_estado: z.number(),
  etiquetas: z.string(),
  programa: z.number(),
  modulo: z.number(),
  ...stampFields,
});
export type CursoFila = z.output<typeof cursoFila>;

const cursoEnlazado = cursoFila.extend({ numero_orden: z.number() });

export const curso = {
  ...masterEndpoints({ domain: 'curso', key: 'id_curso', words: ['un curso', 'Cursos'], fields: cursoFields, row: cursoFila }),
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
    summary: 'Enlaza cursos con programas; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_programa: id, id_curso: id, numero_orden: integer(0, 100_000).default(0) }),
    response: linked,
  }),
  duplicar: duplicateEndpoint('curso', 'id_curso', 'un curso'),
};
