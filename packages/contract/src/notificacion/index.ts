export * from './notificacion.ts';
