export * from './configuracion.ts';
export * from './imagen.ts';
