export * from './equipo.ts';
export * from './personas.ts';
export * from './respuesta.ts';
