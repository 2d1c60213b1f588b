import type { Catalog } from '../catalog.ts';

export const importar: Catalog['ausencia']['importar'] = {
  campos: {
    estado: 'Ergebnis',
    aviso: 'Hinweis',
    hoja: 'Blatt',
    con_aviso: 'Mit Hinweis',
    aceptada: 'Wird importiert',
    cesa: 'Gilt als ausgeschieden',
    codigo: 'Benutzercode',
    tipo: 'Art',
    fecha_desde: 'Von',
    fecha_hasta: 'Bis',
    observacion: 'Bemerkung',
    id_usuario: 'ID',
    personal: 'Name',
  },
  texto: 'Laden Sie eine Tabelle mit den Abwesenheiten hoch, prüfen Sie jede Zeile und bestätigen Sie. Vorher wird nichts erfasst.',
  subir: 'Tabelle der Abwesenheiten',
  subirTexto: 'Spalten: Benutzercode, Art (Urlaub, Freistellung oder Krankheit), von, bis und, falls gewünscht, Bemerkung.',
  importar: '{aceptadas, plural, =0 {Nichts zu importieren} one {# Abwesenheit importieren} other {# Abwesenheiten importieren}}',
  confirmar: 'Diese Abwesenheiten importieren?',
  confirmarTexto:
    '{aceptadas, plural, one {# Abwesenheit wird erfasst.} other {# Abwesenheiten werden erfasst.}} {rechazadas, plural, =0 {} one {# Zeile bleibt aus dem angegebenen Grund unberücksichtigt.} other {# Zeilen bleiben aus den angegebenen Gründen unberücksichtigt.}}',
  anterioresTexto: 'Jeder Import lässt sich rückgängig machen: Gelöscht werden die Abwesenheiten, die seither niemand geändert hat.',
  plantilla: 'Vorlage herunterladen',
  plantillaArchivo: 'vorlage-abwesenheiten',
  plantillaHoja: 'Abwesenheiten',
  ayudas: {
    codigo: 'Code des Benutzers im Portal, als Text, damit keine Nullen verloren gehen.',
    tipo: 'Urlaub, Freistellung oder Krankheit.',
    fecha: 'Tag/Monat/Jahr.',
    observacion: 'Optional.',
  },
  ejemplos: {
    vacaciones: 'Urlaub',
    descanso: 'Krankheit',
    observacion: 'Geplant im Januar',
  },
};

export const importacion: Catalog['ausencia']['importacion'] = {
  hecha:
    '{insertados, plural, one {# Abwesenheit erfasst} other {# Abwesenheiten erfasst}}{existentes, plural, =0 {} one {; # war bereits vorhanden} other {; # waren bereits vorhanden}}{rechazados, plural, =0 {} one {; # Zeile wurde nicht importiert} other {; # Zeilen wurden nicht importiert}}.',
  noExiste: 'Kein Benutzer hat den Code „{codigo}“.',
  cesada: 'Die Person ist ausgeschieden.',
  ordenFechas: '„Bis“ liegt vor „Von“.',
  repetida: 'Überschneidet sich mit Zeile {fila} derselben Person.',
  conserva: { cambiada: 'wurde danach geändert', fuera: 'die Person wechselte in ein anderes Unternehmen' },
};
