export * from './importaciones.ts';
export * from './tablero.ts';
