/** What is kept on the device and what waits to be sent. */
export const sinconexion = {
  guardado: 'Guardado en este equipo: se enviará solo al volver la conexión',
} as const;
