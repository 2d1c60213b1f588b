export { archivoApi, SUBIDA_PATH } from './archivo.ts';
export * from './tipo-real.ts';
