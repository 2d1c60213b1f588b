/** Failures of a call without a readable answer of the server. */
export const conexion = {
  sinConexion: 'No hay conexión con el portal. Revise su conexión e intente nuevamente.',
  respuestaIlegible: 'El portal dio una respuesta inesperada. Intente nuevamente en unos momentos.',
} as const;
