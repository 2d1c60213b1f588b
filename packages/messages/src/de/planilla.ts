import type { Catalog } from '../catalog.ts';

export const planilla: Catalog['planilla'] = {
  vacia: 'Die Datei ist leer.',
  ilegible: 'Die Tabelle kann nicht gelesen werden. Öffnen Sie sie und speichern Sie sie erneut als .xlsx.',
  filas: 'Die Tabelle hat mehr als {maximo, number, ::group-off} Zeilen. Teilen Sie sie auf.',
  dificil: 'Die Tabelle ist zum Lesen zu groß. Teilen Sie sie auf.',
  rota: 'Die Tabelle ist beschädigt. Öffnen Sie sie und speichern Sie sie erneut als .xlsx.',
  grande: 'Die Tabelle ist zu groß. Teilen Sie sie auf.',
  antigua: 'Die Tabelle hat ein Passwort oder das alte Format .xls. Speichern Sie sie als .xlsx ohne Passwort.',
  conContrasena: 'Die Tabelle hat ein Passwort. Speichern Sie sie ohne Passwort.',
  deOpenDocument: 'Die Datei ist im OpenDocument-Format (.ods). Öffnen Sie sie und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).',
  binario: 'Die Datei ist eine binäre Arbeitsmappe (.xlsb). Öffnen Sie sie und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).',
  deNumbers: 'Die Datei ist von Numbers. Öffnen Sie sie und exportieren Sie sie als Excel-Arbeitsmappe (.xlsx).',
  paginaWeb:
    'Die Datei ist eine Webseite oder XML, was immer ihr Name sagt. Öffnen Sie sie in der Tabellenkalkulation und speichern Sie sie als Excel-Arbeitsmappe (.xlsx).',
  otroArchivo: 'Die Datei ist weder eine .xlsx- noch eine .csv-Tabelle.',
  celdaLarga:
    'Die Zelle {celda} hat mehr als {maximo, number, ::group-off} Zeichen. Kürzen Sie sie; prüfen Sie in einer .csv-Datei auch die Anführungszeichen.',
  codificacion:
    'Die Umlaute und Akzente der Datei würden beschädigt: Sie ist abgeschnitten oder ihre Kodierung unbekannt. Speichern Sie sie noch einmal als CSV UTF-8.',
  comillas:
    'In Zeile {fila, number, ::group-off} wird ein Anführungszeichen geöffnet und nicht geschlossen. Schließen Sie es oder schreiben Sie es doppelt, falls es zum Text gehört.',
  pocasColumnas:
    'Die .csv-Datei hat {columnas, plural, one {eine Spalte} other {# Spalten}}, nötig sind {minimo, number}. Trennen Sie sie mit Semikolon, Komma, Tabulator oder senkrechtem Strich.',
  sinFilas: 'Die Tabelle hat keine Zeilen unter der Überschrift.',
  celdas: 'Die Tabelle hat zu viele Zellen: Werte stehen bis in Spalte {columna}. Löschen Sie die Spalten, die nicht nötig sind.',
  enHoja: 'Blatt {hoja}: {motivo}',
  hojaDesconocida: 'Die Arbeitsmappe hat kein Blatt {hoja}. Sie hat: {hojas}.',
  hojasSinLeer:
    '{cantidad, plural, one {Das Blatt {hojas} hat dieselben Überschriften und wurde nicht gelesen} other {Die Blätter {hojas} haben dieselben Überschriften und wurden nicht gelesen}}. Lesen Sie alle, bevor Sie die Datei als vollständige Liste angeben.',
  hojasSiguen:
    '{cantidad, plural, one {Das Blatt {hojas} hat keine Überschriften, setzt die Liste fort und wurde nicht gelesen} other {Die Blätter {hojas} haben keine Überschriften, setzen die Liste fort und wurden nicht gelesen}}. Lesen Sie alle, bevor Sie die Datei als vollständige Liste angeben.',
  ocultasSinDecidir:
    '{filas, plural, one {# ausgeblendete Zeile wurde nicht gelesen} other {# ausgeblendete Zeilen wurden nicht gelesen}}. Sagen Sie, ob sie zählen, bevor Sie die Datei als vollständige Liste angeben.',
};
