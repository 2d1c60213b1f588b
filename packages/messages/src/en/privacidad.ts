import type { Catalog } from '../catalog.ts';

/** Personal data: what the export holds, and the screens about it (P162). */
export const privacidad: Catalog['privacidad'] = {
  pagina: {
    titulo: 'Your data in the portal',
    texto: 'Everything that the portal holds about {personal}, read at this moment: {momento}.',
    reserva: 'Passwords and codes, the data of other people and the key of questions in use are left out on purpose.',
    nada: 'Nothing stored.',
  },
  propio: {
    texto: 'What the portal holds about you.',
    enlace: 'My data',
  },
  descarga: {
    titulo: 'Download your data',
    texto:
      'A .zip file with a page to read and the same data in JSON: profile, assignments, attempts and answers, certificates, e-mails, sessions and activity log.',
    descargar: 'Download my data',
    hecha: 'Data downloaded',
  },
  persona: {
    titulo: 'Personal data',
    texto: 'Everything that the portal holds about this person. The download is noted in the activity log.',
    descargar: 'Download their data',
  },
  suprimida: 'Data erased; the person remains as {seudonimo}.',
  selloAbierto: 'Sealed data opened',
  errores: { seudonimo: 'The person is already under a pseudonym.' },
  supresion: {
    abrir: 'Erase their data',
    titulo: 'Erase the data of {personal}',
    aviso: 'This cannot be undone. The person cannot sign in any more.',
    quita:
      'Removed: name, document, e-mails and phone, {sesiones, plural, one {# session} other {# sessions}}, {correos, plural, one {# e-mail} other {# e-mails}}, {ausencias, plural, one {# absence} other {# absences}} and {comentarios, plural, one {# comment} other {# comments}}.',
    queda:
      'Kept under a pseudonym: {intentos, plural, one {# attempt} other {# attempts}}, {certificados, plural, one {# certificate} other {# certificates}} and {entradas, plural, one {# entry} other {# entries}} of the activity log, without their values.',
    sella:
      'Kept sealed for {anios, plural, one {# year} other {# years}}: who it was, the names on certificates and the values of the activity log. Then it is destroyed.',
    suprimir: 'Erase',
  },
  /** Titles of the parts of the export. */
  conjuntos: {
    persona: 'Person',
    accesos: 'Companies of their access',
    proveedorIdentidad: 'Names at the identity provider',
    empresas: 'Companies they lead',
    sesiones: 'Sessions',
    navegadores: 'Known browsers',
    segundoFactor: 'Second factor',
    codigosRecuperacion: 'Recovery codes',
    llaves: 'Passkeys',
    pin: 'Store PIN',
    enlaces: 'Password links and codes',
    asignaciones: 'Assignments',
    historiaAsignaciones: 'History of the assignments',
    intentos: 'Attempts',
    respuestas: 'Answers',
    opiniones: 'Ratings',
    certificados: 'Certificates',
    avanceTemas: 'Progress by topic',
    avancePlanes: 'Progress by plan',
    ausencias: 'Absences',
    justificaciones: 'Answers of their managers',
    recordatorios: 'Reminders',
    avisosAsignacion: 'Assignment notices',
    enlacesEquipo: 'Digest links',
    correos: 'E-mails',
    solicitudes: 'Requests about your data',
    navegacion: 'Pinned screens',
    reportes: 'Saved reports',
    enviosReportes: 'Report deliveries',
    registro: 'Activity log about you',
    actos: 'What you did in the portal',
    importaciones: 'Spreadsheets you uploaded',
    filasImportadas: 'Spreadsheet rows about you',
    webhooks: 'Notices to other systems',
  },
};
