/** Assignments of plans to people and groups (P91), and the learner's list of topics (P61). */
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
  hecho: 'Asignado correctamente',
  yaEstaba: 'La persona ya tenía asignado este plan.',
  lote: '{insertados, plural, one {# asignado} other {# asignados}}{existentes, plural, =0 {} one {, # ya lo estaba} other {, # ya lo estaban}}{cesados, plural, =0 {} one {, # no se asignó por estar cesado} other {, # no se asignaron por estar cesados}}',
  grupos:
    '{insertados, plural, one {# asignado} other {# asignados}}{existentes, plural, =0 {} one {, # ya lo estaba} other {, # ya lo estaban}}. Quien entre después al grupo también recibirá el plan.',
  sinPersona: 'La persona no existe.',
  sinPlan: 'El plan no existe.',
  cesada: 'La persona está cesada: no se le pueden asignar planes.',
} as const;
