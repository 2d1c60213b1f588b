import type { Catalog } from '../languages.ts';

export const sinconexion: Catalog['sinconexion'] = {
  guardado: 'Saved on this device: it will be sent by itself when the connection is back',
};
