/** Outbox (P42). */
export const email = {
  titulo: 'Correos del portal',
  texto: 'Mensajes que el portal envía: los que esperan, los que salieron y los que fallaron.',
  sinServidor: 'No hay un servidor de correo configurado',
  sinServidorTexto: 'Los mensajes quedan aquí y puede leerlos. Saldrán cuando se configure el servidor (SMTP_URL).',
  mensaje: 'Mensaje',
  para: 'Para: {destinatario}',
  leer: 'Leer «{asunto}» para {destinatario}',
  reenviar: 'Enviar otra vez a {destinatario}',
  estados: {
    pendiente: 'Pendientes',
    enviado: 'Enviados',
    fallido: 'Fallidos',
    retenido: 'Retenidos',
    descartado: 'Descartados',
    rebotado: 'Rebotados',
  },
  campos: {
    id_correo: 'Id',
    tipo: 'Tipo',
    asunto: 'Asunto',
    destinatario: 'Destinatario',
    fecha_envio: 'Enviado',
    proximo_intento: 'Próximo intento',
    intentos: 'Intentos',
    ultimo_error: 'Motivo del fallo',
    personal: 'Persona',
    plan: 'Plan',
    nivel: 'Nivel',
    lote: 'Envío',
    motivo: 'Motivo',
  },
  errores: {
    enviado: 'El mensaje ya se envió.',
    detenido: 'El mensaje está retenido o descartado: no se envía otra vez.',
    noSalio: 'El mensaje todavía no salió: no pudo rebotar.',
  },
  motivos: { cancelado: 'Envío cancelado.', caduco: 'Ya no hacía falta: nada sigue pendiente, o la persona está ausente o cesada.' },
  rebote: 'No se escribirá más a esa dirección hasta que la persona tenga otra',
  descartados:
    '{descartados, plural, =0 {Ningún mensaje descartado} one {# mensaje descartado} other {# mensajes descartados}}{omitidos, plural, =0 {} one {; # ya no esperaba} other {; # ya no esperaban}}',
  liberados:
    '{liberados, plural, =0 {Ningún mensaje liberado} one {# mensaje liberado} other {# mensajes liberados}}{descartados, plural, =0 {} one {; # ya no hacía falta y se descartó} other {; # ya no hacían falta y se descartaron}}{omitidos, plural, =0 {} one {; # no estaba retenido} other {; # no estaban retenidos}}',
  seEnviara: 'El mensaje se enviará en unos instantes',
  bienvenida:
    '{enviados, plural, =0 {Ninguna bienvenida enviada} one {Bienvenida en camino} other {# bienvenidas en camino}}{sin_correo, plural, =0 {} one {; # persona sin correo} other {; # personas sin correo}}{en_espera, plural, =0 {} one {; # ya esperaba su envío} other {; # ya esperaban su envío}}{cesados, plural, =0 {} one {; # cesada} other {; # cesadas}}{desconocidos, plural, =0 {} one {; # código desconocido} other {; # códigos desconocidos}}',
  asigna: {
    hecho:
      '{enviados, plural, =0 {No se avisa a nadie} one {Se avisa a # persona} other {Se avisa a # personas}}{sin_correo, plural, =0 {} one {; # persona sin correo} other {; # personas sin correo}}{rebotados, plural, =0 {} one {; # con una dirección devuelta} other {; # con direcciones devueltas}}{cesados, plural, =0 {} one {; # cesada} other {; # cesadas}}{ya_avisadas, plural, =0 {} one {; # asignación ya avisada hoy} other {; # asignaciones ya avisadas hoy}}{cerradas, plural, =0 {} one {; # cerrada} other {; # cerradas}}{planes_terminados, plural, =0 {} one {; # de un plan terminado} other {; # de planes terminados}}{planes_inactivos, plural, =0 {} one {; # de un plan inactivo} other {; # de planes inactivos}}{desconocidas, plural, =0 {} one {; # sin esa asignación} other {; # sin esa asignación}}.',
    simulado:
      '{enviados, plural, =0 {No se avisaría a nadie} one {Se avisaría a # persona} other {Se avisaría a # personas}}{sin_correo, plural, =0 {} one {; # persona sin correo} other {; # personas sin correo}}{rebotados, plural, =0 {} one {; # con una dirección devuelta} other {; # con direcciones devueltas}}{cesados, plural, =0 {} one {; # cesada} other {; # cesadas}}{ya_avisadas, plural, =0 {} one {; # asignación ya avisada hoy} other {; # asignaciones ya avisadas hoy}}{cerradas, plural, =0 {} one {; # cerrada} other {; # cerradas}}{planes_terminados, plural, =0 {} one {; # de un plan terminado} other {; # de planes terminados}}{planes_inactivos, plural, =0 {} one {; # de un plan inactivo} other {; # de planes inactivos}}{desconocidas, plural, =0 {} one {; # sin esa asignación} other {; # sin esa asignación}}.',
  },
  vencido: 'Venció antes de poder enviarse.',
  direccionDevuelta: 'Un servidor de correo devolvió esta dirección: corríjala en la persona.',
} as const;
