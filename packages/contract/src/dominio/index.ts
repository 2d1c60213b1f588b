export * from './dominio.ts';
