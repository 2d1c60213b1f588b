import type { Catalog } from '../catalog.ts';

/** List of answers of all attempts. */
export const detalle: Catalog['detalle'] = {
  campos: {
    id_detalle: 'ID',
    id_evaluacion: '作答',
    id_pregunta: '题目',
    respuesta: '答案',
    es_correcta: '正确',
  },
};
