import type { Catalog } from '../catalog.ts';

const cifras: Catalog['cifra']['cifras'] = {
  usuarios: {
    nombre: 'Benutzer',
    definicion: 'Personen, die heute beschäftigt sind: ohne Austrittsdatum oder mit einem künftigen Austritt.',
    formula: 'Anzahl aktiver Personen',
  },
  usuariosActivos: {
    nombre: 'Aktive Benutzer',
    definicion: 'Personen, die heute beschäftigt sind, mit oder ohne zugewiesenen Lernplan. Dieselbe Anzahl wie „Benutzer“.',
    formula: 'Anzahl aktiver Personen',
  },
  usuariosRegistrados: {
    nombre: 'Erfasste Benutzer',
    definicion: 'Alle Personen des Portals, auch die ausgeschiedenen.',
    formula: 'Aktive Personen + ausgeschiedene Personen',
  },
  sinAsignar: {
    nombre: 'Nicht zugewiesen',
    definicion: 'Aktive Personen ohne Administrator- oder Supportrolle und ohne offene Zuweisung für einen der gewählten Lernpläne.',
    formula: 'Benutzer ohne Rolle - Zugewiesene ohne Rolle',
  },
  asignados: {
    nombre: 'Zugewiesen',
    definicion: 'Aktive Personen mit offener Zuweisung des Lernplans. Bei mehreren Lernplänen zählt jede Person einmal.',
    formula: 'Anzahl der Personen mit offener Zuweisung',
  },
  aprobados: {
    nombre: 'Bestanden',
    definicion:
      'Zugewiesene, die alle aktiven Themen ihres Lernplans bestanden haben. Ein Lernplan ohne Themen kann nicht bestanden werden.',
    formula: 'Zugewiesene, die alle Themen bestanden haben',
  },
  pendientes: {
    nombre: 'Offen',
    definicion: 'Zugewiesene, denen mindestens ein Thema ihres Lernplans fehlt.',
    formula: 'Zugewiesen - Bestanden',
  },
  vencidos: {
    nombre: 'Überfällig',
    definicion: 'Offene eines Lernplans, dessen Enddatum verstrichen ist.',
    formula: 'Offene mit Ende des Lernplans vor heute',
  },
  evaluados: {
    nombre: 'Geprüft',
    definicion: 'Zugewiesene, die mindestens eine gültige Prüfung ihres Lernplans beendet haben, bestanden oder nicht.',
    formula: 'Zugewiesene mit beendeter Prüfung',
  },
  porcentajeEvaluados: {
    nombre: 'Anteil Geprüfte',
    definicion: 'Anteil der Zugewiesenen, die bereits eine Prüfung beendet haben. Ohne Zugewiesene steht dort „Nicht zugewiesen“.',
    formula: 'Geprüft ÷ Zugewiesen × 100',
  },
  temas: {
    nombre: 'Zugewiesene Themen',
    definicion: 'Aktive Themen der zugewiesenen Lernpläne. Ein Thema in zwei Modulen des Lernplans zählt doppelt.',
    formula: 'Anzahl aktiver Themen an ihrem Platz im Lernplan',
  },
  temasAprobados: {
    nombre: 'Bestandene Themen',
    definicion: 'Aktive Themen der zugewiesenen Lernpläne, die die Person bestanden hat.',
    formula: 'Zugewiesene Themen mit bestandenem Versuch',
  },
  temasPendientes: {
    nombre: 'Offene Themen',
    definicion: 'Aktive Themen der zugewiesenen Lernpläne, die noch nicht bestanden sind.',
    formula: 'Zugewiesene Themen - Bestandene Themen',
  },
  temasVencidos: {
    nombre: 'Überfällige Themen',
    definicion: 'Offene Themen aus Lernplänen, deren Enddatum verstrichen ist.',
    formula: 'Offene Themen mit Ende des Lernplans vor heute',
  },
  avance: {
    nombre: 'Fortschritt',
    definicion: 'Anteil der zugewiesenen Themen, die bestanden sind. Er erreicht 100 nur, wenn keines fehlt.',
    formula: 'Bestandene Themen ÷ Zugewiesene Themen × 100',
  },
  promedio: {
    nombre: 'Durchschnittliche Punktzahl',
    definicion: 'Mittelwert der Punktzahlen der Themen mit Punktzahl. Themen ohne Fragen und ungeprüfte Themen zählen nicht.',
    formula: 'Summe der Punktzahlen ÷ Themen mit Punktzahl',
  },
  certificados: {
    nombre: 'Zertifikate',
    definicion: 'Gültige Zertifikate der zugewiesenen Personen für Themen ihres Lernplans.',
    formula: 'Anzahl der gültigen Zertifikate',
  },
  certificadosEmitidos: {
    nombre: 'Ausgestellte Zertifikate',
    definicion: 'Alle gültigen Zertifikate des Portals, auch die ausgeschiedener Personen.',
    formula: 'Anzahl der gültigen Zertifikate',
  },
  evaluaciones: {
    nombre: 'Prüfungen',
    definicion: 'Beendete, gültige Prüfungen von Beschäftigten und von Ausgeschiedenen.',
    formula: 'Anzahl beendeter Versuche',
  },
  intentos: {
    nombre: 'Versuche',
    definicion: 'Wie oft die Person die Prüfung desselben Themas beendet hat.',
    formula: 'Laufende Nummer des beendeten Versuchs',
  },
  nota: {
    nombre: 'Punktzahl',
    definicion: 'Ergebnis einer Prüfung, von 0 bis 100.',
    formula: 'Richtige Antworten ÷ Fragen × 100',
  },
  notaMinima: {
    nombre: 'Mindestpunktzahl',
    definicion: 'Punktzahl, die beim Beenden der Prüfung zum Bestehen nötig war. Sie ändert sich danach nicht.',
    formula: 'Mindestpunktzahl des Themas, sonst die des Portals',
  },
  duracion: {
    nombre: 'Dauer',
    definicion: 'Minuten zwischen Beginn und Ende einer beendeten Prüfung.',
    formula: 'Ende - Beginn der Prüfung',
  },
  encuestas: {
    nombre: 'Umfragen',
    definicion: 'Bewertungen, die Personen nach einer gültigen Prüfung abgegeben haben.',
    formula: 'Anzahl der Bewertungen',
  },
  promotores: {
    nombre: 'Promotoren',
    definicion: 'Anteil der Bewertungen mit 9 oder 10.',
    formula: 'Bewertungen mit 9 und 10 ÷ Umfragen × 100',
  },
  neutros: {
    nombre: 'Neutrale',
    definicion: 'Anteil der Bewertungen mit 7 oder 8. Sie verändern den NPS nicht.',
    formula: 'Bewertungen mit 7 und 8 ÷ Umfragen × 100',
  },
  detractores: {
    nombre: 'Kritiker',
    definicion: 'Anteil der Bewertungen von 1 bis 6.',
    formula: 'Bewertungen von 1 bis 6 ÷ Umfragen × 100',
  },
  nps: {
    nombre: 'NPS',
    definicion: 'Wie viel mehr Personen empfehlen als kritisieren, von -100 bis 100.',
    formula: 'Promotoren (%) - Kritiker (%)',
  },
  rating: {
    nombre: 'Bewertung',
    definicion: 'Mittelwert der Bewertungen eines Themas in den letzten sechs Monaten, von 1 bis 10.',
    formula: 'Summe der Bewertungen ÷ Umfragen',
  },
  ratingHistorico: {
    nombre: 'Bewertung insgesamt',
    definicion: 'Mittelwert aller Bewertungen eines Themas seit Beginn, von 1 bis 10.',
    formula: 'Summe der Bewertungen ÷ Umfragen',
  },
  accesos: {
    nombre: 'Anmeldungen',
    definicion: 'Wie oft sich jemand am Portal angemeldet hat. Anmeldungen später Ausgeschiedener bleiben erhalten.',
    formula: 'Anzahl der Anmeldungen',
  },
  diasProgramados: {
    nombre: 'Geplante Tage',
    definicion: 'Tage des Lernplans vom Beginn bis zum Ende, beide eingeschlossen.',
    formula: 'Ende des Lernplans - Beginn des Lernplans + 1',
  },
  diasEjecutados: {
    nombre: 'Tatsächliche Tage',
    definicion: 'Tage zwischen der ersten und der letzten beendeten Prüfung, beide eingeschlossen.',
    formula: 'Tatsächliches Ende - Tatsächlicher Beginn + 1',
  },
  diferenciaDias: {
    nombre: 'Differenz in Tagen',
    definicion: 'Tage, die von den geplanten übrig blieben. Negativ: Es wurden mehr Tage gebraucht als geplant.',
    formula: 'Geplante Tage - Tatsächliche Tage',
  },
  inicioEjecutado: {
    nombre: 'Tatsächlicher Beginn',
    definicion: 'Tag der ersten beendeten Prüfung des Lernplans im Unternehmen, auch von Ausgeschiedenen.',
    formula: 'Frühestes Enddatum der Prüfungen',
  },
  finEjecutado: {
    nombre: 'Tatsächliches Ende',
    definicion: 'Tag der letzten beendeten Prüfung des Lernplans im Unternehmen, auch von Ausgeschiedenen.',
    formula: 'Spätestes Enddatum der Prüfungen',
  },
  diasPorVencer: {
    nombre: 'Tage bis zum Ende',
    definicion: 'Tage bis zum Ende des laufenden Lernplans, der als erster endet und noch Offene hat.',
    formula: 'Ende des Lernplans - Heute',
  },
  planesActivos: {
    nombre: 'Aktive Lernpläne',
    definicion: 'Lernpläne mit dem Status „Aktiv“, mit oder ohne zugewiesene Personen.',
    formula: 'Anzahl aktiver Lernpläne',
  },
  temasActivos: {
    nombre: 'Aktive Themen',
    definicion: 'Themen mit dem Status „Aktiv“, in einem Lernplan oder nicht.',
    formula: 'Anzahl aktiver Themen',
  },
};

const partes: Catalog['cifra']['partes'] = {
  cesados: 'ausgeschiedene Personen',
  cerradas: 'geschlossene Zuweisungen',
  anulados: 'ungültige Versuche und Zertifikate',
  personal: 'Administratoren und Support mit zugewiesenem Lernplan',
  inactivos: 'inaktive Lernpläne',
};

const fechas: Catalog['cifra']['fechas'] = {
  apertura: 'Der Zeitraum eines Filters bezieht sich auf das Datum der Zuweisung.',
  intento: 'Der Zeitraum eines Filters bezieht sich auf das Ende der Prüfung.',
  ingreso: 'Der Zeitraum eines Filters bezieht sich auf das Datum der Anmeldung.',
  ninguna: 'Der Zeitraum eines Filters ändert den Wert nicht.',
};

export const cifra: Catalog['cifra'] = {
  cifras,
  partes,
  fechas,
  boton: 'Woher kommt „{nombre}“?',
  botonTodas: 'Woher kommen die Zahlen?',
  formula: 'Formel',
  cuentan: 'Mitgezählt: {lista}.',
  fuera: 'Nicht mitgezählt: {lista}.',
  pedido: 'Ein inaktiver Lernplan zählt nur dort, wo genau dieser Lernplan gewählt ist.',
  filtros: 'Was angezeigt wird',
  sinFiltros: 'Ohne Filter: alles, was Ihr Zugang anzeigen darf.',
  busqueda: 'Suche',
  filtro: '{campo}: {valor}',
  momento: 'Stand {momento}',
};
