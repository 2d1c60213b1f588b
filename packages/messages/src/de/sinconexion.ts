import type { Catalog } from '../languages.ts';

export const sinconexion: Catalog['sinconexion'] = {
  guardado: 'Auf diesem Gerät gespeichert: wird automatisch gesendet, sobald die Verbindung zurück ist',
};
