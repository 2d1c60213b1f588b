import type { Catalog } from '../catalog.ts';

export const enlace: Catalog['enlace'] = {
  fila: {
    asignacion: 'Zeile {fila, number}: Die Zuweisung {id} existiert nicht.',
    curso: 'Zeile {fila, number}: Der Kurs {id} existiert nicht.',
    modulo: 'Zeile {fila, number}: Das Modul {id} existiert nicht.',
    persona: 'Zeile {fila, number}: Die Person {id} existiert nicht.',
    plan: 'Zeile {fila, number}: Der Lernplan {id} existiert nicht.',
    pregunta: 'Zeile {fila, number}: Die Frage {id} existiert nicht.',
    programa: 'Zeile {fila, number}: Das Programm {id} existiert nicht.',
    tema: 'Zeile {fila, number}: Das Thema {id} existiert nicht.',
    grupo: 'Zeile {fila, number}: Die Gruppe „{codigo}“ existiert nicht.',
    categoria: 'Zeile {fila, number}: Die Kategorie „{codigo}“ existiert nicht.',
  },
  hecho: {
    cursos:
      '{insertados, plural, one {# Kurs verknüpft} other {# Kurse verknüpft}}{existentes, plural, =0 {} one {, # war es bereits} other {, # waren es bereits}}',
    modulos:
      '{insertados, plural, one {# Modul verknüpft} other {# Module verknüpft}}{existentes, plural, =0 {} one {, # war es bereits} other {, # waren es bereits}}',
    preguntas:
      '{insertados, plural, one {# Frage verknüpft} other {# Fragen verknüpft}}{existentes, plural, =0 {} one {, # war es bereits} other {, # waren es bereits}}',
    programas:
      '{insertados, plural, one {# Programm verknüpft} other {# Programme verknüpft}}{existentes, plural, =0 {} one {, # war es bereits} other {, # waren es bereits}}',
    temas:
      '{insertados, plural, one {# Thema verknüpft} other {# Themen verknüpft}}{existentes, plural, =0 {} one {, # war es bereits} other {, # waren es bereits}}',
  },
};
