import type { Catalog } from '../languages.ts';

export const marca: Catalog['marca'] = {
  imagen: {
    tipo: 'L’image doit être au format PNG, JPEG ou WebP.',
    soloPng: 'L’icône doit être une image PNG.',
    grande: 'L’image ne peut pas dépasser {kb, number} ko.',
    lado: 'L’image doit mesurer entre {minimo, number} et {maximo, number} pixels de côté.',
  },
};
