import type { Catalog } from '../catalog.ts';

export const ayuda: Catalog['ayuda'] = {
  titulo: 'Help',
  buscar: 'Search help',
  contenido: 'All help',
  pdf: 'Open the whole guide (PDF)',
  soloEspanol: 'The guide is written in Spanish.',
  encontrados: '{total, plural, =0 {Nothing matches. Try another word.} one {# part of the guide} other {# parts of the guide}}',
};
