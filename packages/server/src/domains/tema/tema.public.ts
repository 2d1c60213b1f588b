export { requireAddress, requireKind, requireTema } from './tema.checks.ts';
