import type { Offline } from '../core/offline/offline.ts';
import { setDeliveries } from '../core/offline/offline.ts';
import { deliverCuestionario, deliverSimple, takeOverDrafts } from '../domains/evaluacion/evaluacion.public.ts';
import { deliverValoracion } from '../domains/feedback/feedback.public.ts';
import { deliverEvento } from '../domains/log/log.public.ts';

setDeliveries({ cuestionario: deliverCuestionario, tema_simple: deliverSimple, valoracion: deliverValoracion, evento: deliverEvento });

/** Prepares what the device keeps for a person: takes over what earlier versions of the portal left there. */
export const prepareOffline = (offline: Offline): Promise<void> => takeOverDrafts(offline);
