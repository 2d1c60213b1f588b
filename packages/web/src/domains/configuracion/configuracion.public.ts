export { useUmbrales } from './configuracion.queries.ts';
