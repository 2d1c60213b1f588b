import type { Catalog } from '../catalog.ts';

export const enlace: Catalog['enlace'] = {
  fila: {
    asignacion: 'Ligne {fila, number} : l’affectation {id} n’existe pas.',
    curso: 'Ligne {fila, number} : le cours {id} n’existe pas.',
    modulo: 'Ligne {fila, number} : le module {id} n’existe pas.',
    persona: 'Ligne {fila, number} : la personne {id} n’existe pas.',
    plan: 'Ligne {fila, number} : le plan {id} n’existe pas.',
    pregunta: 'Ligne {fila, number} : la question {id} n’existe pas.',
    programa: 'Ligne {fila, number} : le programme {id} n’existe pas.',
    tema: 'Ligne {fila, number} : le thème {id} n’existe pas.',
    grupo: 'Ligne {fila, number} : le groupe « {codigo} » n’existe pas.',
    categoria: 'Ligne {fila, number} : la catégorie « {codigo} » n’existe pas.',
  },
  hecho: {
    cursos:
      '{insertados, plural, one {# cours lié} other {# cours liés}}{existentes, plural, =0 {} one {, # l’était déjà} other {, # l’étaient déjà}}',
    modulos:
      '{insertados, plural, one {# module lié} other {# modules liés}}{existentes, plural, =0 {} one {, # l’était déjà} other {, # l’étaient déjà}}',
    preguntas:
      '{insertados, plural, one {# question liée} other {# questions liées}}{existentes, plural, =0 {} one {, # l’était déjà} other {, # l’étaient déjà}}',
    programas:
      '{insertados, plural, one {# programme lié} other {# programmes liés}}{existentes, plural, =0 {} one {, # l’était déjà} other {, # l’étaient déjà}}',
    temas:
      '{insertados, plural, one {# thème lié} other {# thèmes liés}}{existentes, plural, =0 {} one {, # l’était déjà} other {, # l’étaient déjà}}',
  },
};
