import type { Catalog } from '../catalog.ts';

/** List of answers of all attempts. */
export const detalle: Catalog['detalle'] = {
  campos: {
    id_detalle: 'ID',
    id_evaluacion: '受験',
    id_pregunta: '問題',
    respuesta: '解答',
    es_correcta: '正解',
  },
};
