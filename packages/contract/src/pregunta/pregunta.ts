import { z } from 'zod';
import { byNames } from '../core/by-names.ts';
import { ignoring } from '../core/dropped-fields.ts';
import { builtEndpoint, endpoint } from '../core/endpoint.ts';
import { id, idParams, text } from '../core/fields.ts';
import { dataColumn, numberColumn, optionalTextColumn, optionColumn } from '../core/list/column.ts';
import { inputShape } from '../core/field.ts';
import { withRules } from '../core/field-rules.ts';
import { listCall } from '../core/list/list-call.ts';
import { conTipos, preguntaAlumno } from '../evaluacion/pregunta-alumno.ts';
import { lazy, withLazy } from '../core/lazy.ts';
import { defineList, type ListQuery, listQuery } from '../core/list/list.ts';
import { CONTENT_SCOPE, defineMaster, type RowOfMaster } from '../core/master.ts';
import { listEndpoint } from '../core/links.ts';
import { done, doneWith } from '../core/responses.ts';
import { FORMATOS_BANCO, type FormatoBanco } from './banco.ts';
import { LOTE_PREGUNTAS, preguntaCampos, preguntaReglas } from './campos.ts';
import { preguntaImportacion } from './importar.ts';
import { saludCalls } from './salud.ts';
import { datosPregunta, tipoPregunta } from './tipos/index.ts';

const BUSCADOS = ['pregunta', 'rpta_a', 'rpta_b', 'rpta_c', 'rpta_d', 'categoria'] as const;

/** Questions of the bank as a master (P78). */
export const preguntaMaestro = defineMaster({
  domain: 'pregunta',
  key: 'id_pregunta',
  words: ['una pregunta', 'Preguntas'],
  fields: preguntaCampos,
  rules: preguntaReglas,
  children: {},
  /** `temas`: number of topics that use the question; `respuestas`: number of answers to it. */
  computed: {
    categoria: optionColumn(z.string()),
    temas: numberColumn(),
    respuestas: numberColumn(),
    empresa: optionColumn(z.string().nullable()),
    /** `datos` as an import reads them again (P79); null of a classic question. */
    contenido: optionalTextColumn(),
  },
  search: BUSCADOS,
  order: '-id_pregunta',
  scope: CONTENT_SCOPE,
  files: { csv: 'filename', xlsx: 'UCJ-Preguntas' },
});
export type PreguntaFila = RowOfMaster<typeof preguntaMaestro>;

type Buscadas = Pick<ListQuery, 'orden' | 'buscar' | 'filtro'> & { readonly formato: FormatoBanco };

interface Exportado {
  readonly query: z.ZodType<Buscadas, Buscadas>;
}

/** List of the bank for one topic: `asignado` 1 for linked questions, else 0. */
export const asignadoLista = defineList({
  ...preguntaMaestro.list,
  name: 'pregunta.asignado',
  columns: { ...preguntaMaestro.list.columns, asignado: optionColumn(z.number(), 'indicador') },
  search: BUSCADOS,
});
/** List of the questions linked to a topic, in their order. */
export const vinculadaLista = defineList({
  ...preguntaMaestro.list,
  name: 'pregunta.vinculada',
  key: 'id_tema_pregunta',
  columns: {
    ...preguntaMaestro.list.columns,
    id_tema_pregunta: dataColumn(z.number()),
    id_tema: dataColumn(z.number()),
    numero_orden: numberColumn(),
  },
  search: BUSCADOS,
  order: 'numero_orden',
});

/** Calls of the question bank (P78), its import (P79) and the questionnaire of a learner (P10). */
export const preguntaApi = {
  ...preguntaMaestro.calls,
  ...preguntaImportacion.calls,
  ...saludCalls,
  /** Takes an array, unlike other masters, because a spreadsheet sends its rows together (P78). */
  ins: endpoint('POST', '/pregunta/ins', {
    access: 'admin',
    scope: 'content',
    summary: 'Crea una o varias preguntas, todas o ninguna.',
    body: z
      .array(withRules(z.object(inputShape(preguntaMaestro.fields)), preguntaReglas))
      .min(1)
      .max(LOTE_PREGUNTAS),
    response: doneWith({ insertados: z.number(), id_pregunta: z.number(), ids: z.array(z.number()) }),
  }),
  ofTema: listEndpoint('/pregunta/sellst/tema/:id', 'Preguntas vinculadas a un tema, en su orden.', vinculadaLista.row),
  asignado: listCall('/pregunta/sellst/asignado/:id', {
    access: 'soporte',
    scope: 'content',
    summary: 'Todas las preguntas activas, con asignado 1 en las del tema.',
    params: idParams,
    list: asignadoLista,
  }),
  ofCategoria: listCall('/pregunta/sellst/:id', {
    access: 'soporte',
    scope: 'content',
    summary: 'Preguntas de una categoría, o la pregunta de ese número.',
    params: z.object({ id: text(50) }),
    list: preguntaMaestro.list,
  }),
  versiones: listEndpoint(
    '/pregunta/sellst/version/:id',
    'Versiones de una pregunta, de la más reciente a la más antigua.',
    z.object({
      version: z.number(),
      pregunta: z.string(),
      tipo: tipoPregunta,
      datos: datosPregunta.nullable(),
      rpta_a: z.string(),
      rpta_b: z.string(),
      rpta_c: z.string(),
      rpta_d: z.string(),
      indicador_correcta: z.number(),
      usuario_creacion: z.string(),
      fecha_creacion: z.string(),
      respuestas: z.number(),
    }),
  ),
  /** Holds the key of each question: for those who write them (P283). */
  exportar: builtEndpoint(
    'GET',
    '/pregunta/banco/exportar',
    withLazy(
      {
        access: 'admin',
        scope: 'content',
        summary: 'Devuelve las preguntas de la lista, con su búsqueda y filtros, en el formato de otro programa.',
        response: z.unknown(),
      } as const,
      lazy<Exportado>({
        query: () =>
          byNames<Exportado['query']>(
            listQuery(preguntaMaestro.list.columns)
              .pick({ orden: true, buscar: true, filtro: true })
              .extend({ formato: z.enum(FORMATOS_BANCO) }),
          ),
      }),
    ),
  ),
  desvincular: endpoint('DELETE', '/pregunta/tema/:id', {
    access: 'admin',
    scope: 'content',
    summary: 'Quita una pregunta de un tema; id es id_tema_pregunta.',
    params: idParams,
    response: done,
  }),
  cuestionario: endpoint('POST', '/pregunta/sellst/tema/', {
    inShop: true,
    access: 'sesion',
    summary: 'Preguntas sorteadas del intento abierto en un tema; lo abre si no existe.',
    query: conTipos,
    body: ignoring(
      z.object({
        id_tema: id,
        id_modulo: id,
        id_planestudio: id.optional(),
        id_programa: id.optional(),
        id_curso: id.optional(),
      }),
      'rest',
    ),
    response: z.array(preguntaAlumno),
  }),
};
