import type { Catalog } from '../catalog.ts';

export const impresion: Catalog['impresion'] = {
  por: '印刷者：{persona}、印刷日時：{momento}',
  filas: '全{total, number}行中{desde, number}～{hasta, number}行目',
};
