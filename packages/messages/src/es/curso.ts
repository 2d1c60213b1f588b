/** Courses: list and form (P76, P71). */
export const curso = {
  lista: {
    texto: 'Los cursos agrupan módulos y forman parte de los programas.',
    nuevo: 'Nuevo curso',
    programas: 'Programas',
    modulos: 'Módulos',
  },
  edicion: { nuevo: 'Nuevo curso', editar: 'Editar curso', modulos: 'módulos' },
  campos: {
    codigo: 'Código',
    titulo: 'Título',
    descripcion: 'Descripción',
    codigo_estado: 'Estado',
    etiquetas: 'Etiquetas',
    modulos: 'Módulos del curso',
  },
  ayuda: { etiquetas: 'Palabras separadas por comas, para encontrar el curso.' },
  avisos: { sinModulos: 'El curso no tiene módulos.' },
} as const;
