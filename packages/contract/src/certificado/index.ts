export * from './certificado.ts';
