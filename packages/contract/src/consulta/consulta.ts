import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { clearableText, id, idParams, instant, integer, text } from '../core/fields.ts';
import {
  codeColumn,
  dataColumn,
  momentColumn,
  optionalMomentColumn,
  optionalTextColumn,
  optionColumn,
  textColumn,
} from '../core/list/column.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { done, doneWith } from '../core/responses.ts';
import { LIMITES_CONSULTA } from './limites.ts';

export const ESTADO_CONSULTA = ['abierta', 'respondida', 'cerrada'] as const;
/** Act of the training area on a question. */
export const ACTO_CONSULTA = ['responder', 'cerrar', 'reabrir'] as const;
export type ActoConsulta = (typeof ACTO_CONSULTA)[number];

const estado = z.enum(ESTADO_CONSULTA);

/** Questions to the training area (P273). */
export const consultaLista = defineList({
  name: 'consulta',
  key: 'id_consulta',
  columns: {
    id_consulta: dataColumn(z.number()),
    id_usuario: dataColumn(z.number()),
    id_tema: dataColumn(z.number()),
    /** Question of the bank that is not understood; null: asked about the topic. */
    id_pregunta: dataColumn(z.number().nullable()),
    version: dataColumn(z.number()),
    fecha_creacion: momentColumn(),
    codigo_usuario: codeColumn(),
    personal: textColumn(),
    empresa: optionColumn(z.string().nullable()),
    tema: textColumn(),
    texto: textColumn(),
    /** Words of the question in the version that the person saw. */
    pregunta: optionalTextColumn(),
    estado: optionColumn(estado, 'estadoConsulta'),
    respuesta: optionalTextColumn(),
    fecha_respuesta: optionalMomentColumn(),
    /** When the person saw the answer. */
    fecha_lectura: optionalMomentColumn(),
  },
  order: '-fecha_creacion',
  files: { csv: 'consulta', xlsx: 'UCJ-Consultas' },
});
export type ConsultaFila = z.output<typeof consultaLista.row>;

/** Question to the training area with the options in the order that the person saw; whether the bank has changed the question since. */
const consultaFicha = consultaLista.row.extend({ opciones: z.array(z.string()), cambiada: z.boolean() });
export type ConsultaFicha = z.output<typeof consultaFicha>;

/** Own question, as its person sees it. */
const consultaPropia = z.object({
  id_consulta: z.number(),
  id_tema: z.number(),
  tema: z.string(),
  id_pregunta: z.number().nullable(),
  pregunta: z.string().nullable(),
  texto: z.string(),
  estado,
  respuesta: z.string().nullable(),
  fecha_creacion: instant,
  fecha_respuesta: instant.nullable(),
  /** It has an answer that the person has not seen. */
  por_leer: z.boolean(),
});
export type ConsultaPropia = z.output<typeof consultaPropia>;

/** Calls of the questions to the training area (P273). */
export const consultaApi = {
  sellst: listCall('/consulta/sellst', {
    access: 'admin',
    scope: 'list',
    summary: 'Consultas de los alumnos al área de capacitación.',
    list: consultaLista,
  }),
  sel: endpoint('GET', '/consulta/sel/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
    summary: 'Una consulta, con la pregunta y las opciones que la persona vio.',
    params: idParams,
    response: consultaFicha,
  }),
  upd: endpoint('POST', '/consulta/upd', {
    access: 'admin',
    scope: 'record',
    summary: 'Responde una consulta, la cierra sin respuesta o la reabre.',
    body: z.object({
      id_consulta: id,
      /** Version that the caller read. */
      version: integer(1, 2_147_483_647),
      acto: z.enum(ACTO_CONSULTA),
      /** For `responder` alone. */
      respuesta: clearableText(LIMITES_CONSULTA.respuesta),
    }),
    response: doneWith({ version: z.number() }),
  }),
  propias: endpoint('GET', '/consulta/propias', {
    inShop: true,
    access: 'sesion',
    reads: true,
    summary: 'Consultas de quien llama, de la más reciente a la más antigua, por partes.',
    query: z.object({
      /** Of this topic alone. */
      id_tema: id.optional(),
      /** Those before this one. */
      antes: id.optional(),
    }),
    response: z.array(consultaPropia).max(LIMITES_CONSULTA.pagina),
  }),
  ins: endpoint('POST', '/consulta/ins', {
    inShop: true,
    access: 'sesion',
    summary:
      'Pregunta al área de capacitación por un tema asignado, o por una pregunta de un intento propio. Repetida, no pregunta dos veces.',
    body: z.object({
      /** Made by the device, once for each question: a UUID. */
      clave: z.string().regex(/^[\da-f-]{36}$/),
      texto: text(LIMITES_CONSULTA.texto),
      id_tema: id,
      /** Attempt and question that is not understood: both or none. */
      id_evaluacion: id.nullish(),
      id_pregunta: id.nullish(),
    }),
    response: doneWith({ id_consulta: z.number() }),
  }),
  leidas: endpoint('POST', '/consulta/leidas', {
    inShop: true,
    access: 'sesion',
    summary: 'Anota que quien llama vio las respuestas de sus consultas.',
    body: z.object({ ids: z.array(id).min(1).max(LIMITES_CONSULTA.pagina) }),
    response: done,
  }),
};
