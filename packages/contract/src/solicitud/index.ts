export * from './solicitud.ts';
