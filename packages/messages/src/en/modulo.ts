import type { Catalog } from '../catalog.ts';

export const modulo: Catalog['modulo'] = {
  lista: {
    texto: 'Modules group topics and are part of courses.',
    nuevo: 'New module',
  },
  edicion: {
    nuevo: 'New module',
    editar: 'Edit module',
    guardado: 'Module saved: {nombre}',
    temas: 'topics',
    cuestionario: 'Quiz',
    cuestionarioDe: 'Quiz of {nombre}',
  },
  campos: { id_modulo: 'Id', temas: 'Topics of the module', curso: 'Courses', tema: 'Topics' },
  avisos: { sinTemas: 'The module has no topics.' },
};
