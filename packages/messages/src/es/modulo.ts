/** Modules: list and form (P76, P71). */
export const modulo = {
  lista: {
    texto: 'Los módulos agrupan temas y forman parte de los cursos.',
    nuevo: 'Nuevo módulo',
  },
  edicion: {
    nuevo: 'Nuevo módulo',
    editar: 'Editar módulo',
    guardado: 'Módulo guardado: {nombre}',
    temas: 'temas',
    cuestionario: 'Cuestionario',
    cuestionarioDe: 'Cuestionario de {nombre}',
  },
  campos: { id_modulo: 'Id', temas: 'Temas del módulo', curso: 'Cursos', tema: 'Temas' },
  avisos: { sinTemas: 'El módulo no tiene temas.' },
} as const;
