export { useDominio } from './dominio.queries.ts';
