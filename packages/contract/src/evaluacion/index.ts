export * from './evaluacion.ts';
export * from './lista.ts';
export * from './pregunta-alumno.ts';
export * from './resultado.ts';
