export * from './banco.ts';
export * from './campos.ts';
export * from './clave.ts';
export * from './correcta.ts';
export * from './importar.ts';
export * from './pregunta.ts';
export * from './salud.ts';
export * from './tipos/index.ts';
