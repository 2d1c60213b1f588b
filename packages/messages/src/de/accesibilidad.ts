import type { Catalog } from '../catalog.ts';

export const accesibilidad: Catalog['accesibilidad'] = {
  texto:
    'Was Sie vom Portal erwarten können, wenn Sie es mit Tastatur, Screenreader, Vergrößerung oder einer anderen Hilfe benutzen, und wem Sie schreiben, wenn etwas Sie hindert.',
  normaTitulo: 'Standard',
  norma:
    'Das Portal folgt auf allen Seiten den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Es erfüllt sie, ausgenommen das, was unten genannt ist.',
  puedeTitulo: 'Was Sie tun können',
  teclado:
    'Alles mit der Tastatur bedienen: Der Fokus ist immer sichtbar, kehrt beim Schließen eines Dialogs an seinen Platz zurück, und was gezogen wird, lässt sich auch mit Schaltflächen bewegen. Das Fragezeichen zeigt die Tastenkürzel.',
  lector:
    'Es mit einem Screenreader lesen: Überschriften, Bereiche, Felder, Fehler und Hinweise haben Namen, und Diagramme haben ihre Tabelle.',
  aumento:
    'Die Seite auf 200\u00a0% vergrößern oder auf einem Bildschirm mit 320 Pixeln benutzen, ohne seitlich zu scrollen; breite Tabellen scrollen in ihrem Rahmen.',
  espacio: 'Buchstaben, Wörter und Zeilen weiter auseinanderstellen, ohne dass Text abgeschnitten wird.',
  color: 'Das helle oder dunkle Design wählen oder die Farben mit hohem Kontrast Ihres Systems. Nichts wird allein durch Farbe gesagt.',
  movimiento: 'In Ihrem System weniger Bewegung verlangen: Das Portal animiert dann nicht mehr.',
  tiempo:
    'Ohne Eile arbeiten: Kein Test hat eine Zeitbegrenzung, Ihre Antworten werden beim Ausfüllen gespeichert, und Sie werden gewarnt, bevor die Sitzung endet.',
  idiomas: 'Das Portal auf Chinesisch, Deutsch, Englisch, Französisch, Japanisch oder Spanisch lesen.',
  subtitulos: 'Untertitel sehen, wo Videos welche haben.',
  pruebasTitulo: 'Wie geprüft wird',
  motores:
    'Zwei Programme, axe und HTML_CodeSniffer, prüfen jede Seite im hellen und im dunklen Design, bevor eine Version erscheint. Ein einziger Fehler verhindert die Veröffentlichung.',
  recorridos: 'Zwei vollständige Durchgänge nur mit der Tastatur: von der Anmeldung bis zum Zertifikat, und die Arbeit in der Verwaltung.',
  medidas: 'Jede Seite wird bei 320 Pixeln Breite und mit größeren Textabständen bei 200\u00a0% und 400\u00a0% gemessen.',
  revision: 'Letzte Prüfung: {fecha}. Version des Portals: {version}.',
  faltaTitulo: 'Was noch nicht erfüllt ist',
  falta: 'Diese Mängel kennen wir:',
  faltaVideo:
    'Videos haben möglicherweise keine Untertitel und keine Audiodeskription, Tonaufnahmen keinen Text: Das hängt davon ab, wer die Unterlagen veröffentlicht.',
  faltaPdf:
    'PDF-Dokumente der Unterlagen und das PDF des Zertifikats werden möglicherweise nicht in der richtigen Reihenfolge vorgelesen. Die Angaben des Zertifikats stehen auch als Text auf seiner Seite.',
  faltaExterno: 'Seiten anderer Anbieter, auf die ein Thema verweist, gehören nicht zum Portal und werden von uns nicht geprüft.',
  faltaIdioma: 'Inhalte und Titel der Kurse stehen in der Sprache, in der sie geschrieben wurden; das Handbuch auf Spanisch.',
  faltaPersonas: 'Keine externe Stelle hat das Portal geprüft, und Tests mit Menschen mit Behinderungen stehen noch aus.',
  contactoTitulo: 'Wenn etwas Sie am Arbeiten hindert',
  contacto:
    'Schreiben Sie, welche Seite es ist, was Sie tun wollten und welche Hilfe Sie benutzen. Bis zur Korrektur können Sie den Inhalt in anderer Form verlangen.',
  correo: 'E-Mail: <enlace>{correo}</enlace>',
  telefono: 'Telefon: <enlace>{telefono}</enlace>',
  sinContacto: 'Sprechen Sie mit der Person, die in Ihrem Unternehmen die Schulungen verwaltet.',
};
