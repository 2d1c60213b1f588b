// Limits that screens check before the contract is there. No schemas here: they bring its library.
export * from './consulta/limites.ts';
export * from './feedback/limites.ts';
export * from './portal/limites.ts';
export * from './sesion/limites.ts';
export * from './usuario/limites.ts';
