export * from './modulo.ts';
