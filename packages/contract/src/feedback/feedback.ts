import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams } from '../core/fields.ts';
import {
  codeColumn,
  dataColumn,
  momentColumn,
  numberColumn,
  optionColumn,
  optionalMomentColumn,
  optionalTextColumn,
  RATING,
  textColumn,
} from '../core/list/column.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { done, doneWith } from '../core/responses.ts';
import { comentario, escala } from './fields.ts';

/** List of feedback with person, topic and attempt (P17). */
export const feedbackLista = defineList({
  name: 'feedback',
  key: 'id_feedback',
  columns: {
    id_feedback: dataColumn(z.number()),
    id_evaluacion: dataColumn(z.number()),
    fecha_feedback: momentColumn(),
    codigo: codeColumn(),
    nombres: textColumn(),
    apellido: textColumn(),
    empresa: optionColumn(z.string().nullable()),
    fecha_evaluacion: optionalMomentColumn(),
    plan: textColumn(),
    titulo: textColumn(),
    comentario: optionalTextColumn(),
    escala: numberColumn(RATING),
    usuario_creacion: dataColumn(z.string()),
  },
  order: '-fecha_feedback',
  files: { csv: 'feedback', xlsx: 'UCJ-Feedback' },
});

/** Calls of the feedback; `escala` is 10 to 100 (P17, P65). */
export const feedbackApi = {
  sellst: listCall('/feedback/sellst', {
    access: 'admin',
    scope: 'list',
    areas: ['informe'],
    summary: 'Comentarios y valoraciones de los temas, sin los de intentos anulados.',
    list: feedbackLista,
  }),
  ins: endpoint('POST', '/feedback/ins', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    summary: 'Guarda la valoración de un intento propio calificado; una por intento.',
    body: z.object({ id_evaluacion: id, escala, comentario }),
    response: doneWith({ id_feedback: z.number() }),
  }),
  sel: endpoint('GET', '/feedback/sel/:id', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    reads: true,
    summary: 'Una valoración.',
    params: idParams,
    response: feedbackLista.row,
  }),
  upd: endpoint('POST', '/feedback/upd/', {
    inShop: true,
    access: 'propio',
    scope: 'record',
    summary: 'Corrige una valoración propia.',
    body: z.object({ id_feedback: id, escala, comentario }),
    response: doneWith({ id_feedback: z.number() }),
  }),
  del: endpoint('DELETE', '/feedback/:id', {
    access: 'admin',
    scope: 'record',
    summary: 'Elimina una valoración.',
    params: idParams,
    response: done,
  }),
};
