export * from './publicar.ts';
export * from './recurso.ts';
export * from './tema.ts';
