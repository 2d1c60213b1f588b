export { deliverCuestionario, deliverSimple } from './envio/deliver.ts';
export { oldDraftKeys } from './envio/old-draft-keys.ts';
export { UnsentDeliveries } from './envio/UnsentDeliveries.tsx';
export { keepDraw } from './evaluacion.queries.ts';
