export { deliverValoracion } from './feedback.queries.ts';
