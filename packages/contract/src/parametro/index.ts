export * from './codigo.ts';
export * from './parametro.ts';
