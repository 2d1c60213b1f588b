export { asignacionApi } from './asignacion.ts';
export * from './cerrar.ts';
export * from './importar.ts';
export * from './lista.ts';
export * from './prorroga.ts';
export * from './regla-lista.ts';
export * from './regla.ts';
export * from './simulacion.ts';
export * from './tema-alumno.ts';
