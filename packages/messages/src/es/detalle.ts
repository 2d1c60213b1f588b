/** List of answers of all attempts. */
export const detalle = {
  campos: {
    id_detalle: 'Id',
    id_evaluacion: 'Intento',
    id_pregunta: 'Pregunta',
    respuesta: 'Respuesta',
    es_correcta: 'Correcta',
    puntos: 'Puntos',
  },
} as const;
