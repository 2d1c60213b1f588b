export * from './arbol.ts';
export * from './copia.ts';
export * from './efecto.ts';
export * from './hoja.ts';
export * from './planestudio.ts';
export * from './publicar.ts';
export * from './seguimiento.ts';
export * from './usuarios.ts';
