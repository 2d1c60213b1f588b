export * from './detalle.ts';
