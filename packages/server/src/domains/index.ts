import { asignacionRoutes } from './asignacion/asignacion.routes.ts';
import { configuracionRoutes } from './configuracion/configuracion.routes.ts';
import { emailRoutes } from './email/email.routes.ts';
import { recheckRetenidos } from './recordatorio/recordatorio.public.ts';
import { hasFactor } from './sesion/sesion.public.ts';
import { findSelectedAsignables } from './usuario/usuario.public.ts';

/** Routes that need a ready database and nothing else of the process: `app.ts` mounts every export of this file. */
export { accesoRoutes } from './acceso/acceso.routes.ts';
export { archivoRoutes } from './archivo/archivo.routes.ts';
export { planUsuariosRoutes } from './asignacion/plan-usuarios.routes.ts';
export { ausenciaRoutes } from './ausencia/ausencia.routes.ts';
export { avanceRoutes } from './avance/avance.routes.ts';
export { cargaRoutes } from './carga/carga.routes.ts';
export { certificadoRoutes } from './certificado/certificado.routes.ts';
export { contenidoRoutes } from './contenido/contenido.routes.ts';
export { cursoRoutes } from './curso/curso.routes.ts';
export { dispositivoRoutes } from './dispositivo/dispositivo.routes.ts';
export { dominioRoutes } from './dominio/dominio.routes.ts';
export { empresaRoutes } from './empresa/empresa.routes.ts';
export { equipoRoutes } from './equipo/equipo.routes.ts';
export { evaluacionRoutes } from './evaluacion/evaluacion.routes.ts';
export { feedbackRoutes } from './feedback/feedback.routes.ts';
export { feriadoRoutes } from './feriado/feriado.routes.ts';
export { logRoutes } from './log/log.routes.ts';
export { unionRoutes } from './union/union.routes.ts';
export { masivoRoutes } from './masivo/masivo.routes.ts';
export { moduloRoutes } from './modulo/modulo.routes.ts';
export { parametroRoutes } from './parametro/parametro.routes.ts';
export { planestudioRoutes } from './planestudio/planestudio.routes.ts';
export { navegacionRoutes } from './portal/navegacion.routes.ts';
export { preguntaRoutes } from './pregunta/pregunta.routes.ts';
export { privacidadRoutes } from './privacidad/privacidad.routes.ts';
export { programaRoutes } from './programa/programa.routes.ts';
export { recordatorioRoutes } from './recordatorio/recordatorio.routes.ts';
export { reporteRoutes } from './reporte/reporte.routes.ts';
export { scimTokenRoutes } from './scim/scim.routes.ts';
export { sesionRoutes } from './sesion/sesion.routes.ts';
export { solicitudRoutes } from './solicitud/solicitud.routes.ts';
export { tableroRoutes } from './tablero/tablero.routes.ts';
export { temaRoutes } from './tema/tema.routes.ts';
export { personaRoutes } from './usuario/persona/persona.routes.ts';
export { usuarioRoutes } from './usuario/usuario.routes.ts';
export { webhookRoutes } from './webhook/webhook.routes.ts';

/** A function of another domain is passed where its import would close a circle. */
export const asignacion = asignacionRoutes(findSelectedAsignables);
export const configuracion = configuracionRoutes(hasFactor);
export const email = emailRoutes(recheckRetenidos);
