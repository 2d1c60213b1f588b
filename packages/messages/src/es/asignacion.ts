/** Topics assigned to a learner. */
export const asignacion = {
  campos: {
    titulo: 'Tema',
    nota: 'Nota',
    plan: 'Plan',
    programa: 'Programa',
    curso: 'Curso',
    modulo: 'Módulo',
    fecha_asignado: 'Asignado',
    fecha_inicio: 'Inicio',
    fecha_fin: 'Fin',
  },
} as const;
