import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams, optionalText } from '../core/fields.ts';
import { listQuery } from '../core/list.ts';
import { done, doneWith } from '../core/responses.ts';

/** Screen events that a client may report for itself (P32, P86). */
export const EVENTOS_PANTALLA = ['dashboard', 'evaluacion_inicio', 'evaluacion_fin', 'certificado', 'feedback'] as const;

export const logFila = z.object({
  id_log: z.number(),
  id_usuario: z.number().nullable(),
  usuario_creacion: z.string(),
  tabla: z.string(),
  tipo: z.string(),
  detalle: z.string().nullable(),
  fecha_creacion: z.string(),
});

export const log = {
  sellst: endpoint('GET', '/log/sellst', {
    access: 'admin',
    summary: 'Registro de actividad.',
    query: listQuery,
    response: z.array(logFila),
  }),
  ins: endpoint('POST', '/log/ins', {
    access: 'sesion',
    summary: 'Anota un evento de pantalla de la persona que llama.',
    body: z.object({
      tabla: optionalText(50),
      tipo: z.enum(EVENTOS_PANTALLA),
      detalle: optionalText(500),
    }),
    response: doneWith({ id_log: z.number() }),
  }),
  sel: endpoint('GET', '/log/sel/:id', {
    access: 'admin',
    summary: 'Una anotación del registro.',
    params: idParams,
    response: logFila,
  }),
  upd: endpoint('POST', '/log/upd/', {
    access: 'admin',
    summary: 'No admitido: el registro es de solo anexado.',
    response: done,
  }),
  del: endpoint('DELETE', '/log/:id', {
    access: 'admin',
    summary: 'No admitido: el registro es de solo anexado.',
    params: idParams,
    response: done,
  }),
};
