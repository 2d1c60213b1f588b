import type { Catalog } from '../catalog.ts';

export const ayuda: Catalog['ayuda'] = {
  titulo: 'Aide',
  buscar: 'Rechercher dans l’aide',
  contenido: 'Toute l’aide',
  pdf: 'Ouvrir le guide complet (PDF)',
  soloEspanol: 'Le guide est rédigé en espagnol.',
  encontrados: '{total, plural, =0 {Aucun résultat. Essayez un autre mot.} one {# partie du guide} other {# parties du guide}}',
};
