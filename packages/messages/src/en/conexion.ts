import type { Catalog } from '../catalog.ts';

export const conexion: Catalog['conexion'] = {
  sinConexion: 'There is no connection to the portal. Check your connection and try again.',
  respuestaIlegible: 'The portal gave an unexpected response. Try again in a moment.',
};
