import type { Catalog } from '../catalog.ts';

export const inicio: Catalog['inicio'] = {
  fallo: 'Impossible d’ouvrir le portail',
  consejo: 'Vérifiez votre connexion et réessayez. Ce que cet appareil a enregistré est conservé.',
  sinJavaScript: 'Ce portail a besoin de JavaScript pour fonctionner.',
};
