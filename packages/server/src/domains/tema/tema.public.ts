export { requireAddress, requireTema } from './tema.checks.ts';
