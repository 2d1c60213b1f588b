/** Words of the player itself, on the origin of packages (`TEXTOS_JUGADOR`). */
export const jugador = {
  cargando: 'Abriendo el contenido…',
  guardado: 'Guardado',
  guardando: 'Guardando…',
  sinGuardar: 'Sin guardar: no cierre esta ventana',
  otraVentana: 'Este contenido se abrió en otra ventana. Siga allí.',
  vencido: 'Vuelva a abrir el contenido desde el portal.',
  terminado: 'Contenido terminado. Ya puede volver al portal.',
  contenido: 'Lecciones',
  anterior: 'Anterior',
  siguiente: 'Siguiente',
  completada: 'Completada',
  noAbre: 'No se pudo abrir esta lección.',
  reintentar: 'Intentar otra vez',
  prueba: 'Prueba: nada se guarda',
} as const;
