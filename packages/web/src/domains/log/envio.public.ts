export { deliverEvento } from './deliver.queries.ts';
