export { useBuscar } from './buscar.queries.ts';
