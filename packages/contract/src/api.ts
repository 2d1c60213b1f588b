import { accesoApi } from './acceso/acceso.ts';
import { archivoApi } from './archivo/archivo.ts';
import { asignacionApi } from './asignacion/asignacion.ts';
import { avanceApi } from './avance/avance.ts';
import { ausenciaApi } from './ausencia/ausencia.ts';
import { certificadoApi } from './certificado/certificado.ts';
import type { Endpoint } from './core/endpoint.ts';
import { configuracionApi } from './configuracion/configuracion.ts';
import { consultaApi } from './consulta/consulta.ts';
import { contenidoApi } from './contenido/contenido.ts';
import { calendarioApi } from './calendario/calendario.ts';
import { cursoApi } from './curso/curso.ts';
import { detalleApi } from './detalle/detalle.ts';
import { dispositivoApi } from './dispositivo/dispositivo.ts';
import { dominioApi } from './dominio/dominio.ts';
import { emailApi } from './email/email.ts';
import { empresaApi } from './empresa/empresa.ts';
import { equipoApi } from './equipo/equipo.ts';
import { evaluacionApi } from './evaluacion/evaluacion.ts';
import { feedbackApi } from './feedback/feedback.ts';
import { scimApi } from './scim/scim.ts';
import { webhookApi } from './webhook/webhook.ts';
import { feriadoApi } from './feriado/feriado.ts';
import { estadoApi } from './estado/estado.ts';
import { logApi } from './log/log.ts';
import { cartaApi } from './carta/carta.ts';
import { masivoApi } from './masivo/masivo.ts';
import { recalificacionApi } from './recalificacion/recalificacion.ts';
import { redactorApi } from './redactor/redactor.ts';
import { presenciaApi } from './presencia/presencia.ts';
import { unionApi } from './union/union.ts';
import { moduloApi } from './modulo/modulo.ts';
import { paqueteApi } from './paquete/paquete.ts';
import { parametroApi } from './parametro/parametro.ts';
import { notificacionApi } from './notificacion/notificacion.ts';
import { planestudioApi } from './planestudio/planestudio.ts';
import { portalApi } from './portal/portal.ts';
import { preguntaApi } from './pregunta/pregunta.ts';
import { privacidadApi } from './privacidad/privacidad.ts';
import { programaApi } from './programa/programa.ts';
import { recordatorioApi } from './recordatorio/recordatorio.ts';
import { reporteApi } from './reporte/reporte.ts';
import { sesionApi } from './sesion/sesion.ts';
import { solicitudApi } from './solicitud/solicitud.ts';
import { tableroApi } from './tablero/tablero.ts';
import { temaApi } from './tema/tema.ts';
import { usuarioApi } from './usuario/usuario.ts';

/** Every call of the API by domain. Server, client, OpenAPI and the access matrix derive from this object. */
export const api = {
  acceso: accesoApi,
  archivo: archivoApi,
  asignacion: asignacionApi,
  ausencia: ausenciaApi,
  calendario: calendarioApi,
  certificado: certificadoApi,
  configuracion: configuracionApi,
  consulta: consultaApi,
  contenido: contenidoApi,
  curso: cursoApi,
  detalle: detalleApi,
  dispositivo: dispositivoApi,
  dominio: dominioApi,
  email: emailApi,
  empresa: empresaApi,
  equipo: equipoApi,
  evaluacion: evaluacionApi,
  feedback: feedbackApi,
  scim: scimApi,
  webhook: webhookApi,
  feriado: feriadoApi,
  log: logApi,
  carta: cartaApi,
  masivo: masivoApi,
  recalificacion: recalificacionApi,
  redactor: redactorApi,
  union: unionApi,
  operacion: estadoApi,
  modulo: moduloApi,
  paquete: paqueteApi,
  notificacion: notificacionApi,
  parametro: parametroApi,
  planestudio: planestudioApi,
  portal: portalApi,
  presencia: presenciaApi,
  pregunta: preguntaApi,
  privacidad: privacidadApi,
  programa: programaApi,
  recordatorio: recordatorioApi,
  reporte: reporteApi,
  solicitud: solicitudApi,
  tema: temaApi,
  /** Calls with paths of `usuario`, whichever domain owns them. */
  usuario: { ...sesionApi, ...usuarioApi, ...avanceApi, ...tableroApi },
};

/** The calls of `api` in one array. */
export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group): Endpoint[] => Object.values(group));
