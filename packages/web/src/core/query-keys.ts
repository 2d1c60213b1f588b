import type { ListInput } from '@portal/contract';

/**
 * Keys of the query cache by domain. Invalidating a key invalidates every key that begins with it: `keys.curso.all` everything
 * about courses, `keys.curso.lists` their lists alone.
 */
const keysOf = <const Domain extends string>(domain: Domain) => ({
  all: [domain],
  lists: [domain, 'lista'],
  list: (query: ListInput) => [domain, 'lista', query],
  one: (id: number) => [domain, 'uno', id],
});

/** Key factories by domain. */
export const keys = {
  acceso: keysOf('acceso'),
  asignacion: keysOf('asignacion'),
  ausencia: keysOf('ausencia'),
  /** Plans, programs and topics of the signed-in learner. */
  avance: keysOf('avance'),
  certificado: keysOf('certificado'),
  configuracion: keysOf('configuracion'),
  contenido: keysOf('contenido'),
  curso: keysOf('curso'),
  dispositivo: keysOf('dispositivo'),
  dominio: keysOf('dominio'),
  email: keysOf('email'),
  entrega: keysOf('entrega'),
  solicitud: keysOf('solicitud'),
  webhook: keysOf('webhook'),
  scim: keysOf('scim'),
  empresa: keysOf('empresa'),
  equipo: keysOf('equipo'),
  evaluacion: keysOf('evaluacion'),
  feedback: keysOf('feedback'),
  feriado: keysOf('feriado'),
  importacion: keysOf('importacion'),
  log: keysOf('log'),
  modulo: keysOf('modulo'),
  /** State of the portal for its administrators. */
  operacion: keysOf('operacion'),
  /** Search of the portal, and what the signed-in person pinned. */
  navegacion: keysOf('navegacion'),
  parametro: keysOf('parametro'),
  planestudio: keysOf('planestudio'),
  /** Public data of the portal, before a session. */
  portal: keysOf('portal'),
  pregunta: keysOf('pregunta'),
  programa: keysOf('programa'),
  recordatorio: keysOf('recordatorio'),
  reporte: keysOf('reporte'),
  /** Figures of the administrator's dashboard. */
  tablero: keysOf('tablero'),
  sesion: keysOf('sesion'),
  tema: keysOf('tema'),
  usuario: keysOf('usuario'),
} as const;
