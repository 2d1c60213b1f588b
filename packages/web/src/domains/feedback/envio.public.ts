export { deliverValoracion } from './deliver.queries.ts';
