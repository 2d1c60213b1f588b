export * from './tablero.ts';
