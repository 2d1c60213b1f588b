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
    navegacion: 'Angeheftete Seiten',
    reportes: 'Gespeicherte Berichte',
    enviosReportes: 'Versand von Berichten',
    registro: 'Aktivitätsprotokoll über Sie',
    actos: 'Ihre Handlungen im Portal',
    importaciones: 'Von Ihnen hochgeladene Tabellen',
    filasImportadas: 'Tabellenzeilen über Sie',
    webhooks: 'Meldungen an andere Systeme',
  },
};
