export * from './presencia.ts';
