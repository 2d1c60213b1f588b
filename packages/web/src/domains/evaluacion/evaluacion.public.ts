export { deliverCuestionario, deliverSimple } from './envio/deliver.ts';
export { oldDraftKeys } from './envio/old-draft-keys.ts';
export { UnsentDeliveries } from './envio/UnsentDeliveries.tsx';
export { keepDraw, openAhead } from './evaluacion.queries.ts';
