/** Requests of every domain that has calls with input, a line for each file. */
export { acceso, configuracion, log, portal, usuario } from './access.ts';
export { archivo, contenido, pregunta, tema } from './content.ts';
export { dispositivo } from './dispositivo.ts';
export { carta, email } from './email.ts';
export { asignacion, certificado, detalle, evaluacion, feedback, recordatorio } from './learner.ts';
export { consulta } from './actos/consulta.ts';
export { masivo } from './masivo.ts';
export { recalificacion } from './actos/recalificacion.ts';
export { redactor } from './actos/redactor.ts';
export { union } from './actos/union.ts';
export { presencia } from './actos/presencia.ts';
export { privacidad } from './privacidad.ts';
export { reporte } from './reports.ts';
export { scim } from './scim.ts';
export { solicitud } from './solicitud.ts';
export { curso, dominio, empresa, modulo, parametro, planestudio, programa } from './structure.ts';
export { ausencia, equipo, feriado } from './team.ts';
export { webhook } from './webhook.ts';
