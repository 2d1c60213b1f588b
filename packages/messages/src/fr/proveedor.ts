import type { Catalog } from '../catalog.ts';

export const proveedor: Catalog['proveedor'] = {
  grupo: 'Autres façons de se connecter',
  o: 'ou',
  continuar: 'Continuer avec {nombre}',
  comprobando: 'Vérification de votre connexion…',
};
