import type { Catalog } from '../catalog.ts';

export const listado: Catalog['listado'] = {
  seleccion: 'La liste a changé depuis votre sélection. Vérifiez-la et réessayez.',
};
