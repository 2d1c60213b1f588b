export * from './asigna.ts';
export * from './bandeja.ts';
export * from './bienvenida.ts';
export * from './email.ts';
