import type { Catalog } from '../catalog.ts';

/** Personal data: what the export holds, and the screens about it (P162). */
export const privacidad: Catalog['privacidad'] = {
  pagina: {
    titulo: 'Ihre Daten im Portal',
    texto: 'Alles, was das Portal über {personal} gespeichert hat, gelesen zu diesem Zeitpunkt: {momento}.',
    reserva: 'Passwörter und Codes, Daten anderer Personen und der Schlüssel noch verwendeter Fragen fehlen mit Absicht.',
    nada: 'Nichts gespeichert.',
  },
  propio: {
    texto: 'Was das Portal über Sie gespeichert hat.',
    enlace: 'Meine Daten',
  },
  descarga: {
    titulo: 'Ihre Daten herunterladen',
    texto:
      'Eine .zip-Datei mit einer Seite zum Lesen und denselben Daten in JSON: Profil, Zuweisungen, Versuche und Antworten, Zertifikate, E-Mails, Sitzungen und Aktivitätsprotokoll.',
    descargar: 'Meine Daten herunterladen',
    hecha: 'Daten heruntergeladen',
  },
  persona: {
    titulo: 'Personenbezogene Daten',
    texto: 'Alles, was das Portal über diese Person gespeichert hat. Das Herunterladen wird im Aktivitätsprotokoll vermerkt.',
    descargar: 'Daten herunterladen',
  },
  suprimida: 'Daten gelöscht; die Person bleibt als {seudonimo}.',
  selloAbierto: 'Versiegelte Daten geöffnet',
  errores: {
    seudonimo: 'Die Person hat bereits ein Pseudonym.',
    motivo: 'Geben Sie den Grund an: Mit diesen Fristen werden Datensätze gelöscht.',
  },
  supresion: {
    abrir: 'Daten löschen',
    titulo: 'Daten von {personal} löschen',
    aviso: 'Das lässt sich nicht rückgängig machen. Die Person kann sich nicht mehr anmelden.',
    quita:
      'Entfernt werden: Name, Ausweis, E-Mail-Adressen und Telefon, {sesiones, plural, one {# Sitzung} other {# Sitzungen}}, {correos, plural, one {# E-Mail} other {# E-Mails}}, {ausencias, plural, one {# Abwesenheit} other {# Abwesenheiten}} und {comentarios, plural, one {# Kommentar} other {# Kommentare}}.',
    queda:
      'Unter einem Pseudonym bleiben: {intentos, plural, one {# Versuch} other {# Versuche}}, {certificados, plural, one {# Zertifikat} other {# Zertifikate}} und {entradas, plural, one {# Eintrag} other {# Einträge}} des Aktivitätsprotokolls, ohne ihre Werte.',
    sella:
      '{anios, plural, one {# Jahr} other {# Jahre}} versiegelt bleiben: wer es war, die Namen auf Zertifikaten und die Werte des Aktivitätsprotokolls. Danach werden sie vernichtet.',
    suprimir: 'Löschen',
  },
  retencion: {
    titulo: 'Aufbewahrungsfristen',
    texto:
      'Einmal am Tag löscht das Portal, was seine Frist überschritten hat. Prüfungen, Punktzahlen und Zertifikate werden nie gelöscht.',
    cambiar: 'Fristen ändern',
    sinPlazo: 'Ohne Frist',
    plazo: '{meses, plural, one {# Monat} other {# Monate}}',
    guardada: 'Fristen gespeichert',
    rango: 'Ab {minimo, number} Monaten. Leer: ohne Frist.',
    revisar: 'Zeigen, was gelöscht würde',
    guardar: 'Fristen speichern',
    motivo: 'Grund',
    motivoAyuda: 'Er bleibt im Aktivitätsprotokoll.',
    borrara: 'Der nächste Lauf löscht endgültig:',
    nada: 'Mit diesen Fristen wird heute nichts gelöscht.',
    respuesta: 'Nach Ablauf der Frist gelöscht: {meses, plural, one {# Monat} other {# Monate}} nach dem Ausscheiden.',
    /** Counted records, before they go and in the log. */
    clases: {
      registro: '{total, plural, one {# Eintrag des Aktivitätsprotokolls} other {# Einträge des Aktivitätsprotokolls}}',
      ingresos: '{total, plural, one {# Eintrag über An- und Abmeldungen} other {# Einträge über An- und Abmeldungen}}',
      correos: '{total, plural, one {# E-Mail, die geleert wird} other {# E-Mails, die geleert werden}}',
      planillas: '{total, plural, one {# Tabelle mit Personen} other {# Tabellen mit Personen}}',
      ceses:
        '{total, plural, one {# ausgeschiedene Person, die ein Pseudonym erhält} other {# ausgeschiedene Personen, die ein Pseudonym erhalten}}',
      cuadros: '{total, plural, one {# eingefrorener Bericht} other {# eingefrorene Berichte}}',
    },
  },
  /** Titles of the parts of the export. */
  conjuntos: {
    persona: 'Person',
    accesos: 'Unternehmen des Zugangs',
    proveedorIdentidad: 'Namen beim Identitätsanbieter',
    empresas: 'Geleitete Unternehmen',
    sesiones: 'Sitzungen',
    navegadores: 'Bekannte Browser',
    segundoFactor: 'Zweiter Faktor',
    codigosRecuperacion: 'Wiederherstellungscodes',
    llaves: 'Passkeys',
    pin: 'Filial-PIN',
    enlaces: 'Passwort-Links und -Codes',
    asignaciones: 'Zuweisungen',
    historiaAsignaciones: 'Verlauf der Zuweisungen',
    intentos: 'Versuche',
    respuestas: 'Antworten',
    opiniones: 'Bewertungen',
    certificados: 'Zertifikate',
    avanceTemas: 'Fortschritt nach Thema',
    avancePlanes: 'Fortschritt nach Plan',
    ausencias: 'Abwesenheiten',
    justificaciones: 'Antworten der Vorgesetzten',
    recordatorios: 'Erinnerungen',
    avisosAsignacion: 'Zuweisungshinweise',
    enlacesEquipo: 'Links aus Übersichten',
    correos: 'E-Mails',
    solicitudes: 'Anträge zu Ihren Daten',
    navegacion: 'Angeheftete Seiten',
    reportes: 'Gespeicherte Berichte',
    enviosReportes: 'Versand von Berichten',
    registro: 'Aktivitätsprotokoll über Sie',
    actos: 'Ihre Handlungen im Portal',
    importaciones: 'Von Ihnen hochgeladene Tabellen',
    filasImportadas: 'Zeilen von Tabellen über Sie',
    webhooks: 'Meldungen an andere Systeme',
  },
};
