export * from './estado.ts';
