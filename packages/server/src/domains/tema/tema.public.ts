export { requireAddress, requireKind, requireReachable, requireTema } from './tema-checks.service.ts';
export { findSuministros, temaConAvisos } from './tema.repository.ts';
export { temaService } from './tema.master.ts';
export { enlaceTemaModulo, enlaceTemaPregunta } from './tema.enlaces.ts';
