import { z } from 'zod';
import {
  dataColumn,
  momentColumn,
  numberColumn,
  optionalMomentColumn,
  optionalNumberColumn,
  optionalTextColumn,
  optionColumn,
  type RowOf,
  textColumn,
} from '../core/list/column.ts';
import { endpoint } from '../core/endpoint.ts';
import { field, flagField, shortStateField, textField } from '../core/field.ts';
import { day, id, idParams, optionalId } from '../core/fields.ts';
import { defineList } from '../core/list/list.ts';
import { listCall } from '../core/list/list-call.ts';
import { defineMaster, type RowOfMaster } from '../core/master.ts';
import { done, doneWith } from '../core/responses.ts';

/** Events that a webhook can receive (P156). */
export const SUCESOS_WEBHOOK = ['asignado', 'aprobado', 'certificado', 'cesado'] as const;
export const ESTADOS_ENTREGA = ['pendiente', 'entregado', 'fallido'] as const;

/** Addresses that receive events, as a master (P156). */
export const webhookMaestro = defineMaster({
  domain: 'webhook',
  key: 'id_webhook',
  words: ['un webhook', 'Webhooks'],
  fields: {
    nombre: textField(100),
    direccion: textField(500),
    asignado: flagField(),
    aprobado: flagField(),
    certificado: flagField(),
    cesado: flagField(),
    /** Company of the people whom the events concern; null: everybody. */
    id_empresa: field(optionalId, dataColumn(z.number().nullable())),
    codigo_estado: shortStateField(),
  },
  children: {},
  computed: {
    empresa: optionalTextColumn(),
    /** When its secret was made; null: it has none, and its events wait. */
    fecha_secreto: optionalMomentColumn(),
    pendientes: numberColumn(),
    fallidas: numberColumn(),
  },
  search: ['nombre', 'direccion', 'empresa'],
  order: 'nombre',
  files: { csv: 'webhook', xlsx: 'UCJ-Webhooks' },
  reader: 'admin',
  scope: { sellst: 'unlimited', sel: 'unlimited', ins: 'unlimited', upd: 'unlimited', del: 'unlimited' },
});
export type WebhookFila = RowOfMaster<typeof webhookMaestro>;

/** List of what was sent to webhooks, one row for each event and webhook. */
export const entregaLista = defineList({
  name: 'entrega',
  key: 'id_entrega',
  columns: {
    id_entrega: numberColumn(),
    webhook: textColumn(),
    tipo: optionColumn(z.enum([...SUCESOS_WEBHOOK, 'prueba']), 'sucesoWebhook'),
    estado: optionColumn(z.enum(ESTADOS_ENTREGA), 'entrega'),
    intentos: numberColumn(),
    /** Status of the last answer; null: none came. */
    codigo_http: optionalNumberColumn(),
    /** Beginning of the last answer, or why none came. */
    respuesta: optionalTextColumn(),
    fecha_creacion: momentColumn(),
    fecha_entrega: optionalMomentColumn(),
    /** Moment of the next attempt; null if none follows. */
    proximo_intento: optionalMomentColumn(),
    evento: textColumn(),
  },
  search: ['webhook', 'respuesta', 'evento'],
  order: '-id_entrega',
  files: { csv: 'entregas', xlsx: 'UCJ-Entregas' },
});
export type EntregaFila = RowOf<typeof entregaLista.columns>;

const byWebhook = z.object({ id_webhook: id });

/** Calls of webhooks: their records, their secrets, and what was sent (P156, P157). */
export const webhookApi = {
  ...webhookMaestro.calls,
  secreto: endpoint('POST', '/webhook/secreto', {
    access: 'admin',
    stepUp: 'secreto',
    scope: 'unlimited',
    summary: 'Genera el secreto con que se firman los envíos de un webhook: se muestra una vez. El anterior firma también durante un día.',
    body: byWebhook,
    response: doneWith({ secreto: z.string() }),
  }),
  probar: endpoint('POST', '/webhook/probar', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Envía un suceso de prueba a un webhook, y da su número, por el que se lee la respuesta.',
    body: byWebhook,
    response: doneWith({ id_entrega: z.number() }),
  }),
  entregas: listCall('/webhook/entregas', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Envíos a los webhooks: pendientes, entregados y fallidos.',
    list: entregaLista,
  }),
  entrega: endpoint('GET', '/webhook/entrega/:id', {
    access: 'admin',
    scope: 'unlimited',
    reads: true,
    summary: 'Un envío, con el cuerpo que se firma.',
    params: idParams,
    response: entregaLista.row.extend({ cuerpo: z.string() }),
  }),
  reenviar: endpoint('POST', '/webhook/reenviar/:id', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Envía otra vez, ahora, un suceso: con el mismo identificador.',
    params: idParams,
    response: done,
  }),
  reenviarFallidos: endpoint('POST', '/webhook/reenviar', {
    access: 'admin',
    scope: 'unlimited',
    summary: 'Envía otra vez todos los sucesos fallidos de un webhook desde un día.',
    body: byWebhook.extend({ desde: day }),
    response: doneWith({ reenviados: z.number() }),
  }),
};
