import type { Catalog } from '../languages.ts';

export const proveedor: Catalog['proveedor'] = {
  grupo: 'Autres façons de se connecter',
  o: 'ou',
  continuar: 'Continuer avec {nombre}',
  comprobando: 'Vérification de votre connexion…',
};
