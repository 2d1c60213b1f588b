/** The outbox (P42). */
export const email = {
  titulo: 'Correos del portal',
  texto: 'Mensajes que el portal envía: los que esperan, los que salieron y los que fallaron.',
  sinServidor: 'No hay un servidor de correo configurado',
  sinServidorTexto: 'Los mensajes quedan aquí y puede leerlos. Saldrán cuando se configure el servidor (SMTP_URL).',
  mensaje: 'Mensaje',
  para: 'Para: {destinatario}',
  leer: 'Leer «{asunto}» para {destinatario}',
  reenviar: 'Enviar otra vez a {destinatario}',
  estados: { pendiente: 'Pendientes', enviado: 'Enviados', fallido: 'Fallidos' },
  campos: {
    id_correo: 'Id',
    tipo: 'Tipo',
    asunto: 'Asunto',
    destinatario: 'Destinatario',
    fecha_envio: 'Enviado',
    proximo_intento: 'Próximo intento',
    intentos: 'Intentos',
    ultimo_error: 'Motivo del fallo',
  },
} as const;
