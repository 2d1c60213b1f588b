export * from './union.ts';
