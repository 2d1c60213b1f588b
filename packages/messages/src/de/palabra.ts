import type { Catalog } from '../catalog.ts';

export const palabra: Catalog['palabra'] = {
  asignaciones: 'überfällig verspätet offen exportieren zugewiesene benutzer',
  planSeguimiento: 'überfällig verspätet Verzug',
  miEquipo: 'Vorgesetzte Chef Verlängerung verlängern',
  usuarios: 'Vorgesetzte Chef Mitarbeitende Beschäftigte',
  registroActividad: 'Audit Verlauf Änderungen',
  usuarioImportar: 'rückgängig Verlauf Importe',
  preguntaImportar: 'rückgängig Verlauf Importe',
  planImportar: 'rückgängig Verlauf Importe',
  reporteGuardado: 'exportieren herunterladen senden',
  reporteCuadro: 'exportieren herunterladen Verlauf',
  feedbackLista: 'Umfrage Umfragen Meinung Zufriedenheit',
  reporteNps: 'Umfrage Umfragen Zufriedenheit',
};
