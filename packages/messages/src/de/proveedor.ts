import type { Catalog } from '../languages.ts';

export const proveedor: Catalog['proveedor'] = {
  grupo: 'Weitere Anmeldemöglichkeiten',
  o: 'oder',
  continuar: 'Weiter mit {nombre}',
  comprobando: 'Ihre Anmeldung wird geprüft …',
};
