import type { Catalog } from '../catalog.ts';

export const conexion: Catalog['conexion'] = {
  sinConexion: 'Keine Verbindung zum Portal. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  respuestaIlegible: 'Das Portal hat unerwartet geantwortet. Versuchen Sie es in Kürze erneut.',
};
