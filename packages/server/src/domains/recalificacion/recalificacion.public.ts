export { forgetRecalificaciones } from './recalificacion.repository.ts';
export { hasVivas, runRecalificaciones } from './use-cases/run-recalificaciones.ts';
