export * from './calificacion.ts';
export * from './jugador.ts';
export * from './leccion.ts';
export * from './paquete.ts';
