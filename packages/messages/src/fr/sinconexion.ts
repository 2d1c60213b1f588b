import type { Catalog } from '../languages.ts';

export const sinconexion: Catalog['sinconexion'] = {
  guardado: 'Enregistré sur cet appareil : envoi automatique au retour de la connexion',
};
