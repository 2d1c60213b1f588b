export { requireAddress, requireKind, requireReachable, requireTema } from './tema-checks.service.ts';
export { temaService } from './tema.master.ts';
export { enlaceTemaModulo, enlaceTemaPregunta } from './tema.enlaces.ts';
