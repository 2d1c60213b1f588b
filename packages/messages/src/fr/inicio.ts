import type { Catalog } from '../catalog.ts';

export const inicio: Catalog['inicio'] = {
  fallo: 'Impossible d’ouvrir le portail',
  consejo: 'Vérifiez votre connexion et réessayez. Vos réponses restent sur cet appareil.',
  sinJavaScript: 'Ce portail a besoin de JavaScript pour fonctionner.',
};
