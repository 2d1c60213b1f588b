import type { Catalog } from '../languages.ts';

/** Brand of the company: pictures, preview, measured contrast (P128). */
export const marca: Catalog['marca'] = {
  imagen: {
    tipo: '图片必须为 PNG、JPEG 或 WebP。',
    soloPng: '图标必须为 PNG 图片。',
    grande: '图片不能超过 {kb, number} kB。',
    lado: '图片每边必须在 {minimo, number} 到 {maximo, number} 像素之间。',
  },
};
