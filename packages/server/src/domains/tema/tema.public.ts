export { requireAddress, requireKind, requireTema } from './tema-checks.service.ts';
