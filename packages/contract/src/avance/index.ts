export * from './avance.ts';
