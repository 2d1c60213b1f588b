import type { Catalog } from '../catalog.ts';

/** Deliveries to webhooks (P157). */
export const entrega: Catalog['entrega'] = {
  texto: '发送给 Webhook 的每个事件，及其尝试次数和最后一次答复。',
  leer: '查看发送 {id, number}',
  reenviar: '重新发送 {id, number}',
  titulo: '发送 {id, number}',
  identificador: '标识：{evento}',
  campos: {
    id_entrega: 'ID',
    webhook: 'Webhook',
    tipo: '事件',
    estado: '状态',
    intentos: '尝试次数',
    codigo_http: 'HTTP 代码',
    respuesta: '答复',
    fecha_creacion: '发生时间',
    fecha_entrega: '送达时间',
    proximo_intento: '下次尝试',
    evento: '标识',
  },
};
