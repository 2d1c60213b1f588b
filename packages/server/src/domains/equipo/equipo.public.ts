export { createEnlace, enlaceUrl } from './enlace.service.ts';
export { forgetEnlaces } from './enlace.repository.ts';
export { hasEquipo, RECORDADO } from './equipo.repository.ts';
export { esperaDe } from './espera.repository.ts';
export { JUSTIFICACION, JUSTIFICACIONES, RESPUESTA } from './justificacion.repository.ts';
