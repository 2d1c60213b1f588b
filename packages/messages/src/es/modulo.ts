/** Modules: list and form (P76, P71). */
export const modulo = {
  lista: {
    texto: 'Los módulos agrupan temas y forman parte de los cursos.',
    nuevo: 'Nuevo módulo',
    cursos: 'Cursos',
    temas: 'Temas',
    categoria: 'Categoría',
  },
  edicion: {
    nuevo: 'Nuevo módulo',
    editar: 'Editar módulo',
    temas: 'temas',
    cuestionario: 'Cuestionario',
    cuestionarioDe: 'Cuestionario de {nombre}',
  },
  campos: {
    codigo: 'Código',
    titulo: 'Título',
    descripcion: 'Descripción',
    codigo_estado: 'Estado',
    codigo_categoria: 'Categoría',
    etiquetas: 'Etiquetas',
    temas: 'Temas del módulo',
  },
  avisos: { sinTemas: 'El módulo no tiene temas.' },
} as const;
