import { keepSession } from '../core/offline/kept-session.ts';
import type { Offline } from '../core/offline/offline.ts';
import { setDeliveries } from '../core/offline/offline.ts';
import { currentSession } from '../core/session/session.ts';
import { deliverCuestionario, deliverSimple, takeOverDrafts } from '../domains/evaluacion/evaluacion.public.ts';
import { deliverValoracion } from '../domains/feedback/feedback.public.ts';
import { deliverEvento } from '../domains/log/log.public.ts';

setDeliveries({ cuestionario: deliverCuestionario, tema_simple: deliverSimple, valoracion: deliverValoracion, evento: deliverEvento });

/** Prepares what the device keeps for a person: who that is, and what earlier versions of the portal left there. */
export async function prepareOffline(offline: Offline): Promise<void> {
  const { user } = currentSession();
  if (user?.id === offline.store.person) keepSession(offline.store, user);
  await takeOverDrafts(offline);
}
