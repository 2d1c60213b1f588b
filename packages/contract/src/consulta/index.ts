export * from './consulta.ts';
export * from './limites.ts';
