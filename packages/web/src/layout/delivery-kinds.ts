import type { Deliveries } from '../core/offline/offline.ts';
import { deliverCuestionario, deliverSimple } from '../domains/evaluacion/envio.public.ts';
import { deliverValoracion } from '../domains/feedback/envio.public.ts';
import { deliverEvento } from '../domains/log/envio.public.ts';

/** How each kind of entry is sent. Its schemas bring the contract, so it is loaded when something waits. */
export const DELIVERIES: Deliveries = {
  cuestionario: deliverCuestionario,
  tema_simple: deliverSimple,
  valoracion: deliverValoracion,
  evento: deliverEvento,
};
