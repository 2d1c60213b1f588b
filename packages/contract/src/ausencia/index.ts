export * from './ausencia.ts';
export * from './importar.ts';
export * from './tipo.ts';
