import type { Catalog } from '../catalog.ts';

export const inicio: Catalog['inicio'] = {
  fallo: 'Das Portal konnte nicht geöffnet werden',
  consejo: 'Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Ihre Antworten bleiben auf diesem Gerät erhalten.',
  sinJavaScript: 'Dieses Portal benötigt JavaScript.',
};
