export * from './acceso.ts';
