export * from './empresa.ts';
export * from './ruc.ts';
