/** Bulk calls that link records (P26, P30): rows with an unknown id or code, and counts of the result. */
export const enlace = {
  fila: {
    asignacion: 'Fila {fila, number}: la asignación {id} no existe.',
    curso: 'Fila {fila, number}: el curso {id} no existe.',
    modulo: 'Fila {fila, number}: el módulo {id} no existe.',
    persona: 'Fila {fila, number}: la persona {id} no existe.',
    plan: 'Fila {fila, number}: el plan {id} no existe.',
    pregunta: 'Fila {fila, number}: la pregunta {id} no existe.',
    programa: 'Fila {fila, number}: el programa {id} no existe.',
    tema: 'Fila {fila, number}: el tema {id} no existe.',
    grupo: 'Fila {fila, number}: el grupo «{codigo}» no existe.',
    categoria: 'Fila {fila, number}: la categoría «{codigo}» no existe.',
  },
  hecho: {
    cursos:
      '{insertados, plural, one {# curso enlazado} other {# cursos enlazados}}{existentes, plural, =0 {} one {, # ya lo estaba} other {, # ya lo estaban}}',
    modulos:
      '{insertados, plural, one {# módulo enlazado} other {# módulos enlazados}}{existentes, plural, =0 {} one {, # ya lo estaba} other {, # ya lo estaban}}',
    preguntas:
      '{insertados, plural, one {# pregunta enlazada} other {# preguntas enlazadas}}{existentes, plural, =0 {} one {, # ya lo estaba} other {, # ya lo estaban}}',
    programas:
      '{insertados, plural, one {# programa enlazado} other {# programas enlazados}}{existentes, plural, =0 {} one {, # ya lo estaba} other {, # ya lo estaban}}',
    temas:
      '{insertados, plural, one {# tema enlazado} other {# temas enlazados}}{existentes, plural, =0 {} one {, # ya lo estaba} other {, # ya lo estaban}}',
  },
} as const;
