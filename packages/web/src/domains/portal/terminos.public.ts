export { useTerminos } from './terminos.queries.ts';
