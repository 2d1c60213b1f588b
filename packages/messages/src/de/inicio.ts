import type { Catalog } from '../catalog.ts';

export const inicio: Catalog['inicio'] = {
  fallo: 'Das Portal konnte nicht geöffnet werden',
  consejo: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Was dieses Gerät gespeichert hat, bleibt erhalten.',
  sinJavaScript: 'Dieses Portal benötigt JavaScript.',
};
