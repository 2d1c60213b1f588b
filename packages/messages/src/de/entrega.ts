import type { Catalog } from '../catalog.ts';

/** Deliveries to webhooks (P157). */
export const entrega: Catalog['entrega'] = {
  texto: 'Jedes Ereignis, das an einen Webhook gesendet wird, mit Versuchen und letzter Antwort.',
  leer: 'Sendung {id, number} ansehen',
  reenviar: 'Sendung {id, number} erneut senden',
  titulo: 'Sendung {id, number}',
  identificador: 'Kennung: {evento}',
  campos: {
    id_entrega: 'ID',
    webhook: 'Webhook',
    tipo: 'Ereignis',
    estado: 'Status',
    intentos: 'Versuche',
    codigo_http: 'HTTP-Status',
    respuesta: 'Antwort',
    fecha_creacion: 'Geschehen',
    fecha_entrega: 'Zugestellt',
    proximo_intento: 'Nächster Versuch',
    evento: 'Kennung',
  },
};
