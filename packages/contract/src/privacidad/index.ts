export * from './privacidad.ts';
export * from './retencion.ts';
