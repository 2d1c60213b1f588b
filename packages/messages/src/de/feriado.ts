import type { Catalog } from '../catalog.ts';

export const feriado: Catalog['feriado'] = {
  lista: {
    texto: 'An diesen Tagen werden keine Erinnerungen gesendet. Das Portal enthält die Feiertage Perus bis 2030.',
    nuevo: 'Neuer Tag',
  },
  edicion: {
    nuevo: 'Neuer arbeitsfreier Tag',
    editar: 'Arbeitsfreien Tag bearbeiten',
    guardado: 'Tag gespeichert: {nombre}',
  },
  campos: { id_feriado: 'ID', fecha: 'Datum', feriado: 'Feiertag' },
};
