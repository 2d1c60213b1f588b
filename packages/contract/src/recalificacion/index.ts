export * from './recalificacion.ts';
