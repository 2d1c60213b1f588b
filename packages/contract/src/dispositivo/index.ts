export * from './dispositivo.ts';
export * from './pin.ts';
export * from './tienda.ts';
