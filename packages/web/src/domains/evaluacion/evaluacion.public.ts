export { deliverCuestionario, deliverSimple } from './envio/entrega.ts';
export { takeOverDrafts } from './envio/take-over-drafts.ts';
export { UnsentDeliveries } from './envio/UnsentDeliveries.tsx';
