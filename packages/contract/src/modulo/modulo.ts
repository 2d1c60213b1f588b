import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { estadoMaestro, id, indicador, integer, optionalText, text } from '../core/fields.ts';
import { linkBatch, linked } from '../core/links.ts';
import { duplicateEndpoint, masterEndpoints, stampFields, listEndpoint } from '../core/master.ts';

/** Limits (P71). */
export const LIMITE_MODULO = { codigo: 50, titulo: 50, descripcion: 250, etiquetas: 250, temas: 500 } as const;

export const moduloFields = {
  codigo: text(LIMITE_MODULO.codigo),
  titulo: text(LIMITE_MODULO.titulo),
  descripcion: optionalText(LIMITE_MODULO.descripcion),
  codigo_estado: estadoMaestro,
  codigo_categoria: text(50),
  etiquetas: optionalText(LIMITE_MODULO.etiquetas),
  /** Its topics in their order, each with questionnaire (1) or without (0); absent: they stay as they are. */
  temas: z
    .array(z.object({ id, cuestionario: indicador.default(1) }))
    .max(LIMITE_MODULO.temas)
    .optional(),
};

/** A module (P76); `curso` and `tema` count links. */
export const moduloFila = z.object({
  id_modulo: z.number(),
  codigo: z.string(),
  titulo: z.string(),
  descripcion: z.string().nullable(),
  codigo_estado: z.number(),
  codigo_categoria: z.string(),
  categoria: z.string(),
  etiquetas: z.string().nullable(),
  curso: z.number(),
  tema: z.number(),
  ...stampFields,
});
export type ModuloFila = z.output<typeof moduloFila>;

const moduloEnlazado = moduloFila.extend({ id_curso: z.number(), curso_titulo: z.string(), numero_orden: z.number() });

export const modulo = {
  ...masterEndpoints({ domain: 'modulo', key: 'id_modulo', words: ['un módulo', 'Módulos'], fields: moduloFields, row: moduloFila }),
  ofPlan: listEndpoint('/modulo/sellst/plan/:id', 'Módulos de un plan, en su orden.', moduloEnlazado),
  ofPrograma: listEndpoint('/modulo/sellst/programa/:id', 'Módulos de un programa, en su orden.', moduloEnlazado),
  ofCurso: listEndpoint(
    '/modulo/sellst/curso/:id',
    'Módulos de un curso, en su orden.',
    moduloEnlazado.extend({ id_curso_modulo: z.number() }),
  ),
  ofTema: listEndpoint('/modulo/sellst/tema/:id', 'Módulos que usan un tema.', moduloFila),
  insTema: endpoint('POST', '/modulo/ins/tema', {
    access: 'admin',
    summary: 'Enlaza temas con módulos; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_modulo: id, id_tema: id, cuestionario: indicador.default(1), numero_orden: integer(0, 100_000).default(0) }),
    response: linked,
  }),
  insCurso: endpoint('POST', '/modulo/ins/curso', {
    access: 'admin',
    summary: 'Enlaza módulos con cursos; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_curso: id, id_modulo: id, numero_orden: integer(0, 100_000).default(0) }),
    response: linked,
  }),
  duplicar: duplicateEndpoint('modulo', 'id_modulo', 'un módulo'),
};
