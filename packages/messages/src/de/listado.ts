import type { Catalog } from '../catalog.ts';

export const listado: Catalog['listado'] = {
  seleccion: 'Die Liste hat sich seit Ihrer Auswahl geändert. Prüfen Sie die Auswahl und versuchen Sie es erneut.',
};
