export * from './nivel.ts';
export * from './recordatorio.ts';
