/** Failures that no answer of the server words. */
export const conexion = {
  sinConexion: 'No hay conexión con el portal. Revise su conexión e intente nuevamente.',
  respuestaIlegible: 'El portal dio una respuesta inesperada. Intente nuevamente en unos momentos.',
} as const;
