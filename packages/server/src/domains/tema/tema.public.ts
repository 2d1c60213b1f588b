export { requireAddress, requireKind, requireTema } from './tema-checks.service.ts';
export { temaService } from './tema.master.ts';
