import type { Catalog } from '../languages.ts';

/** Brand of the company: pictures, preview, measured contrast (P128). */
export const marca: Catalog['marca'] = {
  imagen: {
    tipo: '画像はPNG、JPEG、WebPのいずれかにしてください。',
    soloPng: 'アイコンはPNG画像にしてください。',
    grande: '画像は{kb, number} kB以下にしてください。',
    lado: '画像の各辺は{minimo, number}～{maximo, number}ピクセルにしてください。',
  },
};
