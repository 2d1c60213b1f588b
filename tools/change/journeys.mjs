/**
 * Journeys (files of e2e/journeys, without `.spec.ts`) that show a domain in the browser. None: its screens are tested, and no journey is about it.
 * A domain without a line is proven by the journeys of its floor.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const JOURNEYS = {
  acceso: ['people'],
  archivo: ['material', 'video-upload'],
  asignacion: ['assign', 'assign-by-rule', 'assign-from-sheet'],
  ausencia: [],
  avance: ['retry', 'first-pending'],
  carga: ['people', 'monday'],
  carta: ['letters'],
  certificado: ['certificate', 'signatures'],
  cifra: ['reports'],
  configuracion: ['first-steps'],
  contenido: ['material'],
  curso: ['build-plan', 'keyboard-admin'],
  detalle: ['retry'],
  dispositivo: ['shop-tablet'],
  dominio: [],
  email: ['account', 'access-codes'],
  empresa: ['first-steps'],
  equipo: ['team'],
  estado: [],
  evaluacion: ['retry', 'connection'],
  feedback: [],
  feriado: [],
  log: ['people'],
  masivo: ['leavers', 'many-topics'],
  union: ['join-companies', 'join-people'],
  modulo: ['build-plan', 'links'],
  parametro: [],
  planestudio: ['build-plan', 'build-from-above', 'programme-by-sheet', 'support-review'],
  portal: ['palette', 'help'],
  presencia: ['presence'],
  pregunta: ['question-import', 'question-list'],
  privacidad: ['privacy'],
  programa: ['build-plan', 'sort-rows'],
  recordatorio: ['assign', 'team'],
  reporte: ['reports', 'export'],
  scim: [],
  sesion: ['access', 'account', 'second-factor', 'view-as', 'presence'],
  solicitud: ['privacy'],
  tablero: ['first-pending'],
  tema: ['build-plan', 'links'],
  usuario: ['people', 'person', 'day-tasks', 'access-codes'],
  webhook: [],
};

/** Journeys of what lies below the domains, by the start of a path. @type {readonly (readonly [string, readonly string[]])[]} */
export const FLOORS = [
  ['packages/web/src/worker/', ['offline', 'new-version']],
  ['packages/web/src/core/offline/', ['offline', 'answers-survive']],
  ['packages/web/src/layout/', ['opening', 'palette']],
  ['packages/web/src/ui/', ['keyboard-admin', 'sort-rows']],
  ['packages/web/src/', ['start', 'retry']],
  ['packages/server/src/', ['retry']],
];
