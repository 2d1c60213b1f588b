export * from './cifra.ts';
