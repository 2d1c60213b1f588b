export { archivoApi, SUBIDA_PATH } from './archivo.ts';
export { IMAGEN_MAX_BYTES, IMAGEN_MAX_LADO, type TipoImagen, TIPOS_IMAGEN } from './imagen.ts';
export * from './tipo-real.ts';
