export * from './acceso.ts';
export { ROL } from '../core/roles.ts';
