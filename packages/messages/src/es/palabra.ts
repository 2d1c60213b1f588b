/** Words by which the search of the portal finds a screen besides its name, by the title of the screen. */
export const palabra = {
  asignaciones: 'vencido vencidos atrasado atrasados pendiente exportar usuarios asignados',
  planSeguimiento: 'vencidos atrasados retraso',
  miEquipo: 'jefe jefes prórroga prorrogar',
  usuarios: 'jefe jefes trabajadores empleados',
  registroActividad: 'auditoría historial cambios',
  usuarioImportar: 'deshacer historial importaciones cargas',
  preguntaImportar: 'deshacer historial importaciones',
  planImportar: 'deshacer historial importaciones',
  reporteGuardado: 'exportar descargar enviar',
  reporteCuadro: 'exportar descargar historial',
  feedbackLista: 'encuesta encuestas opinión satisfacción',
  reporteNps: 'encuesta encuestas satisfacción',
} as const;
