import type { Catalog } from '../catalog.ts';

export const llamada: Catalog['llamada'] = {
  sesion: 'Melden Sie sich an, um fortzufahren.',
  permiso: 'Sie haben keine Berechtigung für diesen Vorgang.',
  accesoMayor: 'Der Zugang dieser Person reicht weiter als Ihrer: Nur ein Administrator ohne Beschränkung auf Unternehmen kann ihn ändern.',
  alcance: 'Ihr Zugang ist auf einige Unternehmen beschränkt; dieser Vorgang ist einem Administrator aller Unternehmen vorbehalten.',
  desconocida: 'Der Aufruf {metodo} {direccion} existiert nicht.',
  invalida: 'Der Aufruf ist ungültig.',
  direccion: 'Die Adresse des Aufrufs ist ungültig.',
  json: 'Der Inhalt des Aufrufs ist kein gültiges JSON.',
  sinCuerpo: 'Der Inhalt des Aufrufs fehlt.',
  tipo: 'Der Inhalt des Aufrufs hat keinen zulässigen Typ: JSON oder, beim Import, eine Tabelle im Format .xlsx oder .csv.',
  grande: 'Der Inhalt des Aufrufs ist zu groß.',
  medida: 'Die angekündigte Größe des Inhalts stimmt nicht.',
  cabeceraRepetida: 'Der Aufruf enthält den Header „{cabecera}“ mehr als einmal.',
  host: 'Der Header „Host“ des Aufrufs ist ungültig.',
  repetido: 'Es gibt bereits einen Eintrag mit diesen Daten.',
  enlazado: 'Der Eintrag ist mit einem anderen verknüpft, der nicht existiert oder von ihm abhängt.',
  regla: 'Die Daten verletzen eine Regel des Eintrags.',
  cruce: 'Ein anderer Vorgang hat dieselben Daten geändert. Versuchen Sie es erneut.',
  lenta: 'Die Abfrage hat zu lange gedauert. Verkürzen Sie den Zeitraum oder wählen Sie weniger Unternehmen und versuchen Sie es erneut.',
  abandonada: 'Die Abfrage wurde beendet, weil niemand mehr auf die Antwort wartete.',
  filasExcel:
    'Eine Excel-Datei fasst {maximo, number} Zeilen, diese Liste hat {total, number}. Exportieren Sie sie als CSV oder kürzen Sie sie mit Filtern.',
  valores: 'Die Daten enthalten unzulässige Werte.',
  base: 'Die Datenbank antwortet nicht. Versuchen Sie es in Kürze erneut.',
  sistema:
    'Es ist ein Systemfehler aufgetreten. Versuchen Sie es erneut; besteht er weiter, nennen Sie dem Support diesen Code: {solicitud}',
  iniciando: 'Das Portal startet gerade. Versuchen Sie es in einigen Sekunden erneut.',
  salud: 'Das Portal ist noch nicht bereit ({estado}).',
  saludEscritura: 'Das Portal kann nicht speichern: Möglicherweise fehlt Speicherplatz.',
  saludBase: 'Die Datenbank antwortet nicht.',
};
