import type { Catalog } from '../catalog.ts';

export const detalle: Catalog['detalle'] = {
  campos: {
    id_detalle: 'ID',
    id_evaluacion: 'Versuch',
    id_pregunta: 'Frage',
    respuesta: 'Antwort',
    es_correcta: 'Richtig',
  },
};
