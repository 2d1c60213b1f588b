import type { Catalog } from '../languages.ts';

export const marca: Catalog['marca'] = {
  imagen: {
    tipo: 'Das Bild muss im Format PNG, JPEG oder WebP sein.',
    soloPng: 'Das Symbol muss ein PNG-Bild sein.',
    grande: 'Das Bild darf nicht größer als {kb, number} kB sein.',
    lado: 'Das Bild muss je Seite zwischen {minimo, number} und {maximo, number} Pixel messen.',
  },
};
