import { z } from 'zod';
import { dataColumn, numberColumn, optionColumn } from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { codeField, field, optionalTextField, ownerField, stateField, textField } from '../core/field.ts';
import { id, indicador, integer, text } from '../core/fields.ts';
import { linkBatch, linked, listEndpoint, orderedRow } from '../core/links.ts';
import { CONTENT_SCOPE, defineMaster, type RowOfMaster } from '../core/master.ts';
import { duplicateCall } from '../core/duplicate-call.ts';

/** Modules as a master (P76). */
export const moduloMaestro = defineMaster({
  domain: 'modulo',
  key: 'id_modulo',
  words: ['un módulo', 'Módulos'],
  fields: {
    codigo: codeField(50),
    titulo: textField(50),
    descripcion: optionalTextField(250),
    codigo_estado: stateField(),
    codigo_categoria: field(text(50), dataColumn(z.string())),
    etiquetas: optionalTextField(250),
    id_empresa: ownerField(),
  },
  /** `cuestionario` of each topic: 1 asks its questions, 0 does not (P62). */
  children: {
    temas: z
      .array(orderedRow({ id, cuestionario: indicador.default(1) }))
      .max(500)
      .optional(),
  },
  /** `curso`: number of courses that use the module; `tema`: number of its topics. */
  computed: {
    categoria: optionColumn(z.string()),
    curso: numberColumn(),
    tema: numberColumn(),
    empresa: optionColumn(z.string().nullable()),
  },
  search: ['codigo', 'titulo', 'descripcion', 'categoria', 'etiquetas'],
  order: 'titulo',
  scope: CONTENT_SCOPE,
  files: { csv: 'modulo', xlsx: 'UCJ-Modulos' },
});
export type ModuloFila = RowOfMaster<typeof moduloMaestro>;

const moduloFila = moduloMaestro.list.row;
const moduloEnlazado = moduloFila.extend({ id_curso: z.number(), curso_titulo: z.string(), numero_orden: z.number() });

/** Calls of the modules (P76) and their links (P90). */
export const moduloApi = {
  ...moduloMaestro.calls,
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
    scope: 'content',
    summary: 'Enlaza temas con módulos; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_modulo: id, id_tema: id, cuestionario: indicador.default(1), numero_orden: integer(0, 100_000).default(0) }),
    response: linked,
  }),
  insCurso: endpoint('POST', '/modulo/ins/curso', {
    access: 'admin',
    scope: 'content',
    summary: 'Enlaza módulos con cursos; los pares que ya existen se cuentan y no fallan.',
    body: linkBatch({ id_curso: id, id_modulo: id, numero_orden: integer(0, 100_000).default(0) }),
    response: linked,
  }),
  duplicar: duplicateCall(moduloMaestro, 'un módulo'),
};
