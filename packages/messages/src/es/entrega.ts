/** Deliveries to webhooks (P157). */
export const entrega = {
  texto: 'Cada suceso que se avisa a un webhook, con sus intentos de envío y la última respuesta.',
  leer: 'Ver envío {id, number}',
  reenviar: 'Reenviar envío {id, number}',
  titulo: 'Envío {id, number}',
  identificador: 'Identificador: {evento}',
  campos: {
    id_entrega: 'Id',
    webhook: 'Webhook',
    tipo: 'Suceso',
    estado: 'Estado',
    intentos: 'Intentos de envío',
    codigo_http: 'Código HTTP',
    respuesta: 'Respuesta',
    fecha_creacion: 'Sucedió',
    fecha_entrega: 'Entregado',
    proximo_intento: 'Próximo intento de envío',
    evento: 'Identificador',
  },
} as const;
