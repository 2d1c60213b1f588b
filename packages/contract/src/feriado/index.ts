export * from './feriado.ts';
