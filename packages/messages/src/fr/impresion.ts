import type { Catalog } from '../catalog.ts';

export const impresion: Catalog['impresion'] = {
  por: 'Imprimé par {persona} le {momento}',
  filas: 'Lignes {desde, number} à {hasta, number} sur {total, number}',
};
