export * from './certificado.ts';
export * from './diseno.ts';
