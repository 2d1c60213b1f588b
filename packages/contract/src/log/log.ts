import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { idParams, optionalText } from '../core/fields.ts';
import { dataColumn, momentColumn, numberColumn, optionalTextColumn, textColumn } from '../core/column.ts';
import { listCall } from '../core/list-call.ts';
import { defineList } from '../core/list.ts';
import { done, doneWith } from '../core/responses.ts';

/** Screen events that a client may write to the log (P32, P86). */
export const EVENTOS_PANTALLA = ['dashboard', 'evaluacion_inicio', 'evaluacion_fin', 'certificado', 'feedback'] as const;
export type EventoPantalla = (typeof EVENTOS_PANTALLA)[number];

/** List of the activity log (P32, P86). */
export const logLista = defineList({
  name: 'log',
  key: 'id_log',
  columns: {
    id_log: numberColumn(),
    id_usuario: dataColumn(z.number().nullable()),
    usuario_creacion: textColumn(),
    tabla: textColumn(),
    tipo: textColumn(),
    detalle: optionalTextColumn(),
    fecha_creacion: momentColumn(),
  },
  order: '-id_log',
  files: { csv: 'registro', xlsx: 'UCJ-Registro' },
});

/** Calls of the activity log; changes and deletes answer 405 (P32). */
export const log = {
  sellst: listCall('/log/sellst', { access: 'admin', scope: 'list', summary: 'Registro de actividad.', list: logLista }),
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
    scope: 'record',
    summary: 'Una anotación del registro.',
    params: idParams,
    response: logLista.row,
  }),
  upd: endpoint('POST', '/log/upd/', {
    access: 'admin',
    scope: 'none',
    summary: 'No admitido: el registro es de solo anexado.',
    response: done,
  }),
  del: endpoint('DELETE', '/log/:id', {
    access: 'admin',
    scope: 'none',
    summary: 'No admitido: el registro es de solo anexado.',
    params: idParams,
    response: done,
  }),
};
