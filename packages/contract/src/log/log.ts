import { z } from 'zod';
import { ignoring } from '../core/dropped-fields.ts';
import { endpoint } from '../core/endpoint.ts';
import { idParams, optionalText, sentInstant } from '../core/fields.ts';
import {
  dataColumn,
  momentColumn,
  numberColumn,
  optionalNumberColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineList } from '../core/list/list.ts';
import { done, doneWith } from '../core/responses.ts';

/** Screen events that a client may write to the log (P32, P86). */
export const EVENTOS_PANTALLA = ['dashboard', 'evaluacion_inicio', 'evaluacion_fin', 'certificado', 'feedback'] as const;
export type EventoPantalla = (typeof EVENTOS_PANTALLA)[number];

/** Value of a record before and after a change, in words: labels, names, days and hours instead of codes, ids and instants. */
const cambio = z.object({
  /** Column of the record. */
  campo: z.string(),
  etiqueta: z.string(),
  antes: z.string().nullable(),
  despues: z.string().nullable(),
});
export type CambioRegistrado = z.output<typeof cambio>;

/** Tables of a record's parts by the record's own: the history of a course has the changes of its modules' order. */
export const PARTES: Readonly<Record<string, readonly string[]>> = {
  usuario: ['acceso_empresa'],
  planestudio: ['planestudio_programa'],
  programa: ['programa_curso'],
  curso: ['curso_modulo'],
  modulo: ['tema_modulo'],
  tema: ['tema_pregunta'],
  regla: ['regla_condicion'],
  certificado_diseno: ['certificado_firmante'],
};

/** List of the activity log (P32, P86). A filter by `tabla` also finds the entries of the record's parts (`PARTES`). */
export const logLista = defineList({
  name: 'log',
  key: 'id_log',
  columns: {
    id_log: numberColumn(),
    fecha_creacion: momentColumn(),
    /** Author: name of the person, else the username of that time; `sistema` for the portal itself. */
    autor: textColumn(),
    /** Present username of the author, else that of the time. */
    usuario_creacion: textColumn(),
    id_usuario_creacion: dataColumn(z.number().nullable()),
    tipo: optionColumn(z.string(), 'suceso'),
    tabla: optionColumn(z.string(), 'tabla'),
    id_registro: optionalNumberColumn(),
    /** Title of the record. */
    registro: optionalTextColumn(),
    id_usuario: dataColumn(z.number().nullable()),
    /** Person concerned. */
    persona: optionalTextColumn(),
    detalle: optionalTextColumn(),
    /** `valores` as one text. */
    cambios: optionalTextColumn(),
    valores: dataColumn(z.array(cambio)),
  },
  search: ['usuario_creacion', 'tabla', 'tipo', 'detalle', 'cambios'],
  order: '-fecha_creacion',
  files: { csv: 'registro', xlsx: 'UCJ-Registro' },
});
export type LogFila = RowOf<typeof logLista.columns>;

/** Calls of the activity log; changes and deletes answer 405 (P32). */
export const logApi = {
  sellst: listCall('/log/sellst', { access: 'admin', scope: 'list', summary: 'Registro de actividad.', list: logLista }),
  ins: endpoint('POST', '/log/ins', {
    inShop: true,
    access: 'sesion',
    summary: 'Anota un evento de pantalla de la persona que llama.',
    body: ignoring(
      z.object({
        tabla: optionalText(50),
        tipo: z.enum(EVENTOS_PANTALLA),
        detalle: optionalText(500),
        /** Moment of an event, which may have waited for a connection; an equal one of the same moment is noted once (P119). */
        fecha: sentInstant.optional(),
      }),
      ['id_usuario'],
    ),
    response: doneWith({ id_log: z.number() }),
  }),
  sel: endpoint('GET', '/log/sel/:id', {
    access: 'admin',
    scope: 'record',
    reads: true,
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
