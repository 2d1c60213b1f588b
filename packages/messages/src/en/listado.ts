import type { Catalog } from '../catalog.ts';

export const listado: Catalog['listado'] = {
  seleccion: 'The list has changed since you selected from it. Review the selection and try again.',
};
