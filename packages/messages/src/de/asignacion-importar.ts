import type { Catalog } from '../catalog.ts';

export const importar: Catalog['asignacion']['importar'] = {
  campos: {
    estado: 'Ergebnis',
    aviso: 'Hinweis',
    hoja: 'Blatt',
    con_aviso: 'Mit Hinweis',
    aceptada: 'Wird zugewiesen',
    cesa: 'Gilt als ausgeschieden',
    codigo: 'Benutzercode',
    documento: 'Dokumentnummer',
    correo: 'E-Mail in der Datei',
    id_usuario: 'ID',
    codigo_usuario: 'Code im Portal',
    nombres: 'Vornamen',
    apellidos: 'Nachname',
    empresa: 'Unternehmen',
    correo_electronico: 'E-Mail',
    centro_costo: 'Kostenstelle',
    plan: 'Lernplan',
  },
  texto:
    'Laden Sie eine Tabelle mit Codes, Dokumenten oder E-Mails der Benutzer hoch, prüfen Sie jede Zeile und bestätigen Sie. Vorher wird nichts zugewiesen.',
  subir: 'Tabelle der Benutzer des Lernplans',
  subirTexto: 'Die erste Zeile enthält die Überschriften: „Benutzercode“, „DNI“ oder „E-Mail“; sonst wird die erste Spalte gelesen.',
  noExiste: 'Nicht vorhanden',
  asignar: '{aceptadas, plural, =0 {Niemand zum Zuweisen} other {Alle zuweisen (#)}}',
  confirmar: 'Möchten Sie die Benutzer dem Lernplan wirklich zuweisen?',
  confirmarTexto:
    '{aceptadas, plural, one {# Benutzer erhält den Lernplan.} other {# Benutzer erhalten den Lernplan.}} {rechazadas, plural, =0 {} one {# Zeile bleibt aus dem angegebenen Grund unberücksichtigt.} other {# Zeilen bleiben aus den angegebenen Gründen unberücksichtigt.}} {avisar, select, si {Alle, die ihn erhalten, werden per E-Mail benachrichtigt.} other {Es wird keine E-Mail gesendet.}}',
  opciones: 'Optionen für diese Datei',
  completar:
    '{filas, plural, one {Code oder Dokument von # Zeile mit Nullen ergänzen} other {Code oder Dokument von # Zeilen mit Nullen ergänzen}}',
  completarTexto: 'Die Tabellenkalkulation hat die führenden Nullen entfernt. Ohne diese Option werden die Zeilen abgelehnt.',
  avisar: 'Alle, die den Plan erhalten, per E-Mail benachrichtigen',
  avisarTexto: 'Beim Bestätigen erhält jede Person mit E-Mail-Adresse eine Nachricht.',
  cerradas:
    '{filas, plural, one {# Benutzer wurde dieser Lernplan zuvor entzogen} other {# Benutzern wurde dieser Lernplan zuvor entzogen}}',
  reabrir: 'Ihre Zuweisungen mit dem bisherigen Fortschritt erneut öffnen',
  reabrirTexto: 'Ohne diese Option werden ihre Zeilen abgelehnt.',
  plantilla: 'Vorlage herunterladen',
  plantillaArchivo: 'vorlage-benutzer_lernplan',
  plantillaHoja: 'Benutzer des Lernplans',
  ayuda: 'Code des Benutzers im Portal, als Text, damit keine Nullen verloren gehen.',
  anterioresTexto: 'Jeder Import lässt sich für alle rückgängig machen, die den Lernplan noch nicht begonnen haben.',
};

export const importacion: Catalog['asignacion']['importacion'] = {
  hecha:
    '{asignados, plural, one {# Benutzer} other {# Benutzer}} dem Lernplan zugewiesen{existentes, plural, =0 {} one {; # hatte ihn bereits} other {; # hatten ihn bereits}}{rechazados, plural, =0 {} one {; # Zeile wurde nicht zugewiesen} other {; # Zeilen wurden nicht zugewiesen}}.',
  noExiste: 'Nicht vorhanden: Kein Benutzer hat den Code „{codigo}“.',
  sinCodigos: 'Die Datei enthält weder die Überschrift „Benutzercode“ noch Benutzercodes in der ersten Spalte.',
  planInactivo: 'Der Lernplan „{plan}“ ist inaktiv.',
  planTerminado: 'Der Lernplan „{plan}“ ist bereits beendet.',
  planCerrado: 'Der Lernplan wurde nach der Prüfung der Tabelle inaktiv oder beendet.',
  retirada: 'Der Lernplan wurde am {fecha} entzogen.',
  reabre: 'Der Lernplan wurde am {fecha} entzogen: Er wird mit dem bisherigen Fortschritt erneut geöffnet.',
  varias: '„{texto}“: Das trifft auf mehrere Personen zu. Geben Sie den Code an.',
  distintas: 'Code, Dokument und E-Mail der Zeile gehören verschiedenen Personen.',
  completado: '„{texto}“ wurde als „{completo}“ gelesen.',
  sinCeros: 'Niemand hat „{texto}“. Ist es „{completo}“ mit führenden Nullen? Lassen Sie es ergänzen oder berichtigen Sie die Tabelle.',
  repetida: 'Es ist derselbe Benutzer wie in Zeile {fila}.',
  cambio: 'Nach der Prüfung der Tabelle hat sich etwas geändert.',
  deshecha: 'Die Tabelle {archivo} wurde rückgängig gemacht',
  conserva: {
    cerrada: 'der Lernplan wurde bereits entzogen',
    reabierta: 'sie wurde danach erneut geöffnet',
    empezada: 'der Lernplan wurde bereits begonnen',
    fuera: 'Wechsel in ein anderes Unternehmen',
  },
};
