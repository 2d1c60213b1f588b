import { acceso } from './acceso/acceso.ts';
import { archivo } from './archivo/archivo.ts';
import { asignacion } from './asignacion/asignacion.ts';
import { avance } from './avance/avance.ts';
import { ausencia } from './ausencia/ausencia.ts';
import { certificado } from './certificado/certificado.ts';
import type { Endpoint } from './core/endpoint.ts';
import { configuracion } from './configuracion/configuracion.ts';
import { contenido } from './contenido/contenido.ts';
import { curso } from './curso/curso.ts';
import { detalle } from './detalle/detalle.ts';
import { dispositivo } from './dispositivo/dispositivo.ts';
import { dominio } from './dominio/dominio.ts';
import { email } from './email/email.ts';
import { empresa } from './empresa/empresa.ts';
import { equipo } from './equipo/equipo.ts';
import { evaluacion } from './evaluacion/evaluacion.ts';
import { feedback } from './feedback/feedback.ts';
import { scim } from './scim/scim.ts';
import { webhook } from './webhook/webhook.ts';
import { feriado } from './feriado/feriado.ts';
import { operacion } from './estado/estado.ts';
import { log } from './log/log.ts';
import { modulo } from './modulo/modulo.ts';
import { parametro } from './parametro/parametro.ts';
import { planestudio } from './planestudio/planestudio.ts';
import { portal } from './portal/portal.ts';
import { pregunta } from './pregunta/pregunta.ts';
import { privacidad } from './privacidad/privacidad.ts';
import { programa } from './programa/programa.ts';
import { recordatorio } from './recordatorio/recordatorio.ts';
import { reporte } from './reporte/reporte.ts';
import { sesion } from './sesion/sesion.ts';
import { solicitud } from './solicitud/solicitud.ts';
import { tablero } from './tablero/tablero.ts';
import { tema } from './tema/tema.ts';
import { usuario } from './usuario/usuario.ts';

/** Every call of the API by domain. Server, client, OpenAPI and the access matrix derive from this object. */
export const api = {
  acceso,
  archivo,
  asignacion,
  ausencia,
  certificado,
  configuracion,
  contenido,
  curso,
  detalle,
  dispositivo,
  dominio,
  email,
  empresa,
  equipo,
  evaluacion,
  feedback,
  scim,
  webhook,
  feriado,
  log,
  operacion,
  modulo,
  parametro,
  planestudio,
  portal,
  pregunta,
  privacidad,
  programa,
  recordatorio,
  reporte,
  solicitud,
  tema,
  /** Calls with paths of `usuario`, whichever domain owns them. */
  usuario: { ...sesion, ...usuario, ...avance, ...tablero },
};

/** The calls of `api` in one array. */
export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));
