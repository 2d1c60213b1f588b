/** Courses: list and form (P76, P71). */
export const curso = {
  lista: {
    texto: 'Los cursos agrupan módulos y forman parte de los programas.',
    nuevo: 'Nuevo curso',
  },
  edicion: { nuevo: 'Nuevo curso', editar: 'Editar curso', guardado: 'Curso guardado: {nombre}', modulos: 'módulos' },
  campos: { id_curso: 'Id', modulos: 'Módulos del curso', programa: 'Programas', modulo: 'Módulos' },
  ayuda: { etiquetas: 'Palabras separadas por comas, para encontrar el curso.' },
  avisos: { sinModulos: 'El curso no tiene módulos.' },
} as const;
