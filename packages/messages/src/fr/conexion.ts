import type { Catalog } from '../catalog.ts';

export const conexion: Catalog['conexion'] = {
  sinConexion: 'Pas de connexion avec le portail. Vérifiez votre connexion et réessayez.',
  respuestaIlegible: 'Le portail a donné une réponse inattendue. Réessayez dans quelques instants.',
};
