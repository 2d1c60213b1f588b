import type { Catalog } from '../catalog.ts';

export const asignar: Catalog['asignar'] = {
  planes: {
    periodo: '{inicio} bis {fin}',
    empieza: 'beginnt noch',
  },
  plan: {
    texto: 'Wählen Sie zuerst die Personen und dann die Lernpläne; vor dem Zuweisen sehen Sie, was für jede Person geschieht.',
    tabla: 'Personen, denen zugewiesen werden kann',
    vacio: 'Es gibt keine aktiven Personen',
    asignar: 'Zuweisen',
    seleccione: 'Wählen Sie die Lernpläne aus:',
    boton: 'Benutzer dem Lernplan zuweisen',
    revisar: '{total, plural, one {# Person} other {# Personen}} zuweisen',
    pregunta: 'Möchten Sie die Benutzer dem Lernplan wirklich zuweisen?',
  },
  usuario: {
    texto: 'Wählen Sie die Person und die Lernpläne, die sie erhält.',
    persona: 'Person',
    tiene: 'Bereits zugewiesene Lernpläne',
    ninguno: 'Es wurde noch kein Lernplan zugewiesen.',
    abierto: 'Zugewiesen am {fecha}, Fortschritt {avance, number}\u00a0%',
    cerrado: 'Entzogen',
    vacio: 'Wählen Sie zuerst die Person aus',
    planes: 'Neue Lernpläne',
    yaLoTiene: 'bereits zugewiesen',
    seReabre: 'wurde entzogen: wird mit dem bisherigen Fortschritt erneut geöffnet',
    revisar: '{persona} Lernpläne zuweisen',
    pregunta: 'Möchten Sie dem Benutzer die Lernpläne wirklich zuweisen?',
  },
  grupo: {
    texto: 'Den Lernplan erhalten die heutigen Mitglieder und alle, die der Gruppe später beitreten.',
    grupo: 'Gruppe',
    vacio: 'Wählen Sie zuerst die Gruppe aus',
    planes: 'Lernpläne der Gruppe',
    yaLoDa: 'eine gültige Regel weist ihn der Gruppe bereits zu',
    retirada: 'die Regel wurde zurückgezogen: sie tritt wieder in Kraft',
    reabrir: 'Auch für alle, denen er entzogen wurde',
    reabrirTexto: 'Er wird mit dem bisherigen Fortschritt erneut geöffnet.',
    revisar: 'Lernpläne zuweisen an „{grupo}“',
    pregunta: 'Möchten Sie der Gruppe die Lernpläne wirklich zuweisen?',
  },
};
