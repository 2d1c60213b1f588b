import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { id, idParams } from '../core/fields.ts';
import { listQuery } from '../core/list.ts';
import { done, doneWith } from '../core/responses.ts';
import { comentario, escala } from './fields.ts';

export const feedbackFila = z.object({
  id_feedback: z.number(),
  id_evaluacion: z.number(),
  escala: z.number(),
  comentario: z.string().nullable(),
  usuario_creacion: z.string(),
  fecha_feedback: z.string(),
  codigo: z.string(),
  nombres: z.string(),
  apellido: z.string(),
  fecha_evaluacion: z.string().nullable(),
  titulo: z.string(),
});

export const feedback = {
  sellst: endpoint('GET', '/feedback/sellst', {
    access: 'admin',
    summary: 'Comentarios y valoraciones de los temas.',
    query: listQuery,
    response: z.array(feedbackFila),
  }),
  ins: endpoint('POST', '/feedback/ins', {
    access: 'propio',
    summary: 'Guarda la valoración de un intento propio calificado; una por intento.',
    body: z.object({ id_evaluacion: id, escala, comentario }),
    response: doneWith({ id_feedback: z.number() }),
  }),
  sel: endpoint('GET', '/feedback/sel/:id', {
    access: 'propio',
    summary: 'Una valoración.',
    params: idParams,
    response: feedbackFila,
  }),
  upd: endpoint('POST', '/feedback/upd/', {
    access: 'propio',
    summary: 'Corrige una valoración propia.',
    body: z.object({ id_feedback: id, escala, comentario }),
    response: doneWith({ id_feedback: z.number() }),
  }),
  del: endpoint('DELETE', '/feedback/:id', {
    access: 'admin',
    summary: 'Elimina una valoración.',
    params: idParams,
    response: done,
  }),
};
