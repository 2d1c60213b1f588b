import type { Catalog } from '../catalog.ts';

export const impresion: Catalog['impresion'] = {
  por: 'Gedruckt von {persona} am {momento}',
  filas: 'Zeilen {desde, number} bis {hasta, number} von {total, number}',
};
