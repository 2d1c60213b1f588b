import type { Catalog } from '../catalog.ts';

export const impresion: Catalog['impresion'] = {
  por: 'Printed by {persona} on {momento}',
  filas: 'Rows {desde, number} to {hasta, number} of {total, number}',
};
