import type { Catalog } from '../catalog.ts';

export const grupo: Catalog['grupo'] = {
  campos: { codigo_grupo: 'Code', grupo: 'Gruppe', miembros: 'Aktive Mitglieder', planes: 'Zugeordnete Lernpläne' },
  asignarPlan: 'Lernpläne zuweisen an {grupo}',
  pantalla: {
    texto: 'Gruppen fassen Personen zusammen, die dieselben Lernpläne erhalten. Die Liste beginnt mit Personen ohne Gruppe.',
    usuarios: 'Personen',
    grupos: 'Gruppen und ihre Lernpläne',
    sinGrupo: 'Ohne Gruppe',
    mostrar: 'Anzeigen',
    todas: 'Alle Personen',
    conGrupo: 'Mit Gruppe',
    ninguno: 'Ohne Gruppe',
    asignar: 'Zuweisen',
    vacio: 'Es gibt keine aktiven Personen',
  },
  dialogo: {
    titulo: '{total, plural, one {# Person} other {# Personen}} einer Gruppe zuweisen',
    grupo: 'Gruppe',
    sigue: 'Was geschieht',
    cambian:
      '{total, plural, =0 {Niemand wechselt die Gruppe.} one {# Person kommt in die Gruppe.} other {# Personen kommen in die Gruppe.}}',
    trasladados:
      '{total, plural, one {# kommt aus einer anderen Gruppe und behält ihre Lernpläne.} other {# kommen aus einer anderen Gruppe und behalten ihre Lernpläne.}}',
    existentes: '{total, plural, one {# ist bereits in der Gruppe.} other {# sind bereits in der Gruppe.}}',
    cesados:
      '{total, plural, one {# ist ausgeschieden und wird nicht zugewiesen.} other {# sind ausgeschieden und werden nicht zugewiesen.}}',
    sinPlanes: 'Die Regeln dieser Gruppe vergeben keinen Lernplan.',
    planes: 'Die Regeln der Gruppe vergeben {total, plural, one {diesen Lernplan} other {diese # Lernpläne}}:',
    plan: '{plan}: {total, plural, =0 {alle haben ihn bereits oder er wurde geschlossen} one {# Person erhält ihn} other {# Personen erhalten ihn}}',
    confirmar: 'Möchten Sie die Benutzer wirklich zuweisen?',
    confirmarTexto:
      '{cambiados, plural, =0 {Niemand wechselt die Gruppe} one {# Person kommt in „{grupo}“} other {# Personen kommen in „{grupo}“}}{asignados, plural, =0 {} one { und # Zuweisung wird geöffnet} other { und # Zuweisungen werden geöffnet}}.',
  },
  asignado:
    'Erfolgreich zugewiesen: {cambiados, plural, one {# Person hat die Gruppe gewechselt} other {# Personen haben die Gruppe gewechselt}}{existentes, plural, =0 {} one {, # war bereits darin} other {, # waren bereits darin}}{cesados, plural, =0 {} one {, # wegen Ausscheidens nicht zugewiesen} other {, # wegen Ausscheidens nicht zugewiesen}}{asignados, plural, =0 {} one {; # Zuweisung geöffnet} other {; # Zuweisungen geöffnet}}.',
  previsto:
    '{cambiados, plural, =0 {Niemand wechselt die Gruppe} one {# Person kommt in die Gruppe} other {# Personen kommen in die Gruppe}}{existentes, plural, =0 {} one {, # ist bereits darin} other {, # sind bereits darin}}{cesados, plural, =0 {} one {, # wird wegen Ausscheidens nicht zugewiesen} other {, # werden wegen Ausscheidens nicht zugewiesen}}{asignados, plural, =0 {} one {; # Zuweisung wird geöffnet} other {; # Zuweisungen werden geöffnet}}.',
  reglas: 'Jede Regel, die eine Gruppe nennt, weist ihren Lernplan den heutigen und den künftigen Mitgliedern zu.',
  errores: {
    desconocido: 'Die Gruppe „{codigo}“ existiert nicht oder ist nicht aktiv.',
    filaGrupo: 'Zeile {fila, number}: Die Gruppe „{codigo}“ existiert nicht oder ist nicht aktiv.',
    filaRepetida: 'Zeile {fila, number}: Die Person {id} steht bereits in einer anderen Zeile mit einer anderen Gruppe.',
    sinPersona: 'Mindestens eine der ausgewählten Personen existiert nicht.',
  },
};
