export * from './contenido.ts';
