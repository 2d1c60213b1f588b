import type { Catalog } from '../catalog.ts';

export const modulo: Catalog['modulo'] = {
  lista: {
    texto: 'Module fassen Themen zusammen und gehören zu Kursen.',
    nuevo: 'Neues Modul',
  },
  edicion: {
    nuevo: 'Neues Modul',
    editar: 'Modul bearbeiten',
    guardado: 'Modul gespeichert: {nombre}',
    temas: 'Themen',
    cuestionario: 'Test',
    cuestionarioDe: 'Test von {nombre}',
  },
  campos: { id_modulo: 'ID', temas: 'Themen des Moduls', curso: 'Kurse', tema: 'Themen' },
  avisos: { sinTemas: 'Das Modul hat keine Themen.' },
};
