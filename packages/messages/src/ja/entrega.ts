import type { Catalog } from '../catalog.ts';

/** Deliveries to webhooks (P157). */
export const entrega: Catalog['entrega'] = {
  texto: 'Webhook に送信した各イベントと、その試行回数、最後の回答です。',
  leer: '送信 {id, number} を表示',
  reenviar: '送信 {id, number} を再送信',
  titulo: '送信 {id, number}',
  identificador: '識別子：{evento}',
  campos: {
    id_entrega: 'ID',
    webhook: 'Webhook',
    tipo: 'イベント',
    estado: '状態',
    intentos: '試行回数',
    codigo_http: 'HTTP コード',
    respuesta: '回答',
    fecha_creacion: '発生日時',
    fecha_entrega: '送信日時',
    proximo_intento: '次の試行',
    evento: '識別子',
  },
};
