export { createEnlace, enlaceUrl } from './enlace.service.ts';
export { forgetEnlaces } from './enlace.repository.ts';
export { esperaDe, respondePor } from './espera.repository.ts';
