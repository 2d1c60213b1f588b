export * from './programa.ts';
