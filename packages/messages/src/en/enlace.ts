import type { Catalog } from '../catalog.ts';

export const enlace: Catalog['enlace'] = {
  fila: {
    asignacion: 'Row {fila, number}: assignment {id} does not exist.',
    curso: 'Row {fila, number}: course {id} does not exist.',
    modulo: 'Row {fila, number}: module {id} does not exist.',
    persona: 'Row {fila, number}: person {id} does not exist.',
    plan: 'Row {fila, number}: plan {id} does not exist.',
    pregunta: 'Row {fila, number}: question {id} does not exist.',
    programa: 'Row {fila, number}: program {id} does not exist.',
    tema: 'Row {fila, number}: topic {id} does not exist.',
    grupo: 'Row {fila, number}: group “{codigo}” does not exist.',
    categoria: 'Row {fila, number}: category “{codigo}” does not exist.',
  },
  hecho: {
    cursos:
      '{insertados, plural, one {# course linked} other {# courses linked}}{existentes, plural, =0 {} one {, # already was} other {, # already were}}',
    modulos:
      '{insertados, plural, one {# module linked} other {# modules linked}}{existentes, plural, =0 {} one {, # already was} other {, # already were}}',
    preguntas:
      '{insertados, plural, one {# question linked} other {# questions linked}}{existentes, plural, =0 {} one {, # already was} other {, # already were}}',
    programas:
      '{insertados, plural, one {# program linked} other {# programs linked}}{existentes, plural, =0 {} one {, # already was} other {, # already were}}',
    temas:
      '{insertados, plural, one {# topic linked} other {# topics linked}}{existentes, plural, =0 {} one {, # already was} other {, # already were}}',
  },
};
