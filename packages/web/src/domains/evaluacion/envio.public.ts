export { deliverCuestionario, deliverSimple } from './envio/deliver.ts';
export { takeOverDrafts } from './envio/take-over-drafts.ts';
