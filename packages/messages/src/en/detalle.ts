import type { Catalog } from '../catalog.ts';

export const detalle: Catalog['detalle'] = {
  campos: {
    id_detalle: 'Id',
    id_evaluacion: 'Attempt',
    id_pregunta: 'Question',
    respuesta: 'Answer',
    es_correcta: 'Correct',
  },
};
