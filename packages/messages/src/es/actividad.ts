/** Activity log: refusals, and the details that the server writes in the portal's language (P32, P86). */
export const actividad = {
  demasiados: 'Ya se anotaron demasiados eventos en esta hora. Intente más tarde.',
  soloAnexado: 'El registro de actividad es de solo anexado: no se puede cambiar ni eliminar.',
  porGrupo:
    'por grupo: {insertados, plural, one {# asignado} other {# asignados}}{existentes, plural, =0 {} one {, # ya lo estaba} other {, # ya lo estaban}}',
  evaluacionInicio: 'Evaluación {id}, intento {intento}',
  evaluacion: 'Evaluación {id}, intento {intento}: {resultado, select, aprobado {aprobado} other {no aprobado}}',
  evaluacionNota: 'Evaluación {id}, intento {intento}: {resultado, select, aprobado {aprobado} other {no aprobado}}, nota {nota}',
  evaluacionPaquete: 'Evaluación {id}, intento {intento}, del paquete: {resultado, select, aprobado {aprobado} other {no aprobado}}',
  evaluacionPaqueteNota:
    'Evaluación {id}, intento {intento}, del paquete: {resultado, select, aprobado {aprobado} other {no aprobado}}, nota {nota}',
  evaluacionSinConexion:
    'Evaluación {id}, intento {intento}: {resultado, select, aprobado {aprobado} other {no aprobado}}; respondida sin conexión el {momento}',
  evaluacionSinConexionNota:
    'Evaluación {id}, intento {intento}: {resultado, select, aprobado {aprobado} other {no aprobado}}, nota {nota}; respondida sin conexión el {momento}',
  anulacion: 'Evaluación {id}',
  anulacionMotivo: 'Evaluación {id}: {motivo}',
} as const;
