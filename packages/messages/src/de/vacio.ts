import type { Catalog } from '../catalog.ts';

/** Purpose of an empty list, and its next step (P133). */
export const vacio: Catalog['vacio'] = {
  guia: 'Zeigen, wie es geht',
  soloAdministrador: 'Wer das Portal verwaltet, legt sie an.',
  planes: 'Ein Lernplan fasst die Programme zusammen, die gelernt werden, und legt ihre Termine fest.',
  programas: 'Ein Programm fasst Kurse in einem Lernplan zusammen.',
  cursos: 'Ein Kurs fasst Module in einem Programm zusammen.',
  modulos: 'Ein Modul fasst Themen in einem Kurs zusammen.',
  temas: 'Ein Thema ist das, was gelernt wird: Inhalt, Material und ein Test.',
  contenidos: 'Ein Inhalt ist ein Text, ein Video oder ein Dokument eines Themas.',
  preguntas: 'Die Fragensammlung enthält die Fragen der Tests.',
  usuarios:
    'Hier stehen die Personen, die lernen, und die, die verwalten. Fügen Sie die erste hinzu oder übernehmen Sie alle aus einer Tabelle.',
  empresas: 'Jede Person gehört zu einem Unternehmen.',
  feriados: 'An Feiertagen verschickt das Portal keine Erinnerungen.',
  ausencias:
    'Wer abwesend ist, löst keine Benachrichtigung aus. Erfassen Sie eine Abwesenheit oder übernehmen Sie mehrere aus einer Tabelle.',
  dispositivos: 'Auf einem Tablet der Filiale melden sich mehrere Personen mit Ausweisnummer und PIN an.',
  solicitudes: 'Hier steht, was Personen zu ihren Daten verlangen.',
  webhooks: 'Ein Webhook meldet einem anderen System, was im Portal geschieht.',
  entregas: 'Hier erscheinen die Ereignisse, die an Webhooks gesendet werden.',
  dominios: 'Jede Tabelle enthält die Optionen einer Liste: Positionen, Kostenstellen, Gruppen.',
  parametros: 'Diese Tabelle hat noch keine Optionen.',
  accesos: 'Hier stehen alle, die verwalten oder Support leisten. Geben Sie den ersten Zugang.',
  correos:
    'Hier stehen die Nachrichten, die das Portal verschickt oder die auf den Versand warten: Begrüßungen, Erinnerungen und Hinweise.',
  registro: 'Jede Änderung im Portal wird hier mit Urheber und Uhrzeit festgehalten.',
  programaTabla: 'Die Tabelle zeigt jedes Programm mit seinen Kursen.',
  seguimientoEmpresa:
    'Vergleicht die Unternehmen nach ihren Personen, zugewiesen und geprüft. Legen Sie ein Unternehmen an, um zu beginnen.',
  seguimientoPlan:
    'Zeigt, wie jeder aktive Plan je Unternehmen läuft. Aktivieren Sie einen Plan und weisen Sie ihn zu, um seine Zahlen zu sehen.',
  progresoPlan: 'Zeigt den Fortschritt jeder Person in ihren Themen. Weisen Sie einen Plan zu, um die ersten zu sehen.',
  grupos: 'Eine Gruppe fasst Personen zusammen, um ihnen Pläne zuzuweisen. Gruppen werden in den Parametertabellen angelegt.',
  codigos: 'Mit einem Zugangscode wählen Personen ohne E-Mail ihr Passwort. Fügen Sie Personen hinzu, um ihnen einen zu geben.',
  importaciones: 'Was Sie importieren, bleibt hier, mit seinen Mengen und der Möglichkeit, es rückgängig zu machen.',
  filas: 'Die Simulation erreicht niemanden. Ändern Sie die Auswahl und simulieren Sie erneut.',
  revision: 'Die Datei enthält keine Zeile. Füllen Sie die Vorlage aus und laden Sie sie erneut hoch.',
};
