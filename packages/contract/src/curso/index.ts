export * from './curso.ts';
