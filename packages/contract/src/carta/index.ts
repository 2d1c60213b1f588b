export * from './carta.ts';
export * from './letras.ts';
export * from './plantilla.ts';
