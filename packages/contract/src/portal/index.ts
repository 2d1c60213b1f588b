export * from './buscar.ts';
export * from './navegacion.ts';
export { portalApi } from './portal.ts';
