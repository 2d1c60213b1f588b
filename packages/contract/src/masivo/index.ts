export * from './masivo.ts';
