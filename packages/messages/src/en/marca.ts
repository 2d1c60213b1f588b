import type { Catalog } from '../languages.ts';

export const marca: Catalog['marca'] = {
  imagen: {
    tipo: 'The image must be PNG, JPEG or WebP.',
    soloPng: 'The icon must be a PNG image.',
    grande: 'The image cannot be larger than {kb, number} kB.',
    lado: 'The image must measure between {minimo, number} and {maximo, number} pixels per side.',
  },
};
