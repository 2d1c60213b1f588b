import type { Catalog } from '../catalog.ts';

export const proveedor: Catalog['proveedor'] = {
  grupo: 'Weitere Anmeldemöglichkeiten',
  o: 'oder',
  continuar: 'Weiter mit {nombre}',
  comprobando: 'Ihre Anmeldung wird geprüft …',
};
