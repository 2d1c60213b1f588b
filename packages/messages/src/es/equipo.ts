/** People of a boss, and the answers to their delays (P43). */
export const equipo = {
  campos: {
    codigo_usuario: 'Código',
    personal: 'Personal',
    empresa: 'Empresa',
    plan: 'Plan de Estudio',
    fecha_apertura: 'Asignado',
    fecha_fin: 'Hasta',
    dias: 'Días que quedan',
    estado: 'Estado',
    avance: 'Avance %',
    ultima_actividad: 'Última actividad',
    ausente: 'Ausente hoy',
    respuesta: 'Respuesta',
    respuesta_hasta: 'Prorrogado hasta',
    respuesta_motivo: 'Motivo',
    respuesta_autor: 'Respondió',
  },
  respondidas:
    '{respondidas, plural, =0 {No se registró ninguna respuesta} one {Se registró # respuesta} other {Se registraron # respuestas}}{omitidas, plural, =0 {.} one {; # ya no la necesitaba.} other {; # ya no la necesitaban.}}',
  errores: {
    enlace: 'El enlace ya se usó o venció. Ingrese al portal y abra «Mi equipo».',
    hasta: 'Elija un día del {desde} al {hasta}, que es el fin del plan.',
    planTerminado: 'El plan ya terminó: no se puede prorrogar. Justifique o acepte el atraso.',
  },
} as const;
