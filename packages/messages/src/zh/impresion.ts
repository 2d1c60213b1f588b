import type { Catalog } from '../catalog.ts';

export const impresion: Catalog['impresion'] = {
  por: '由 {persona} 于 {momento} 打印',
  filas: '第 {desde, number} 至 {hasta, number} 行，共 {total, number} 行',
};
