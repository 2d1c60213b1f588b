import type { Catalog } from '../catalog.ts';

export const detalle: Catalog['detalle'] = {
  campos: {
    id_detalle: 'ID',
    id_evaluacion: 'Tentative',
    id_pregunta: 'Question',
    respuesta: 'Réponse',
    es_correcta: 'Correcte',
  },
};
