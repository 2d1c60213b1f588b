export * from './calificacion.ts';
export * from './guardar.ts';
export * from './jugador.ts';
export * from './leccion.ts';
export * from './paquete.ts';
