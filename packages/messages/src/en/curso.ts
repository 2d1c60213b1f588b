import type { Catalog } from '../catalog.ts';

export const curso: Catalog['curso'] = {
  lista: {
    texto: 'Courses group modules and are part of programs.',
    nuevo: 'New course',
  },
  edicion: { nuevo: 'New course', editar: 'Edit course', guardado: 'Course saved: {nombre}', modulos: 'modules' },
  campos: { id_curso: 'Id', modulos: 'Modules of the course', programa: 'Programs', modulo: 'Modules' },
  ayuda: { etiquetas: 'Words separated by commas, for finding the course.' },
  avisos: { sinModulos: 'The course has no modules.' },
};
