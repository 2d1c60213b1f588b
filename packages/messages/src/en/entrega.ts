import type { Catalog } from '../catalog.ts';

/** Deliveries to webhooks (P157). */
export const entrega: Catalog['entrega'] = {
  texto: 'Every event that is sent to a webhook, with its attempts and the last answer.',
  leer: 'See delivery {id, number}',
  reenviar: 'Resend delivery {id, number}',
  titulo: 'Delivery {id, number}',
  identificador: 'Identifier: {evento}',
  campos: {
    id_entrega: 'ID',
    webhook: 'Webhook',
    tipo: 'Event',
    estado: 'Status',
    intentos: 'Attempts',
    codigo_http: 'HTTP status',
    respuesta: 'Answer',
    fecha_creacion: 'Happened',
    fecha_entrega: 'Delivered',
    proximo_intento: 'Next attempt',
    evento: 'Identifier',
  },
};
