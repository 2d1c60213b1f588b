export * from './actual.ts';
export * from './codigo.ts';
export { cambioContraseniaBody, contraseniaNueva, olvidoBody, restablecerBody, restablecerCodigoBody } from './contrasenia.ts';
export * from './llave.ts';
export * from './sesion.ts';
export * from './sesiones.ts';
