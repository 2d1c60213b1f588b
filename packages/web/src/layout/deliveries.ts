import { keepSession } from '../core/offline/kept-session.ts';
import { type Offline, setDeliveries } from '../core/offline/offline.ts';
import { currentSession } from '../core/session/session.ts';
import { deliverCuestionario, deliverSimple, oldDraftKeys } from '../domains/evaluacion/evaluacion.public.ts';
import { deliverValoracion } from '../domains/feedback/envio.public.ts';
import { deliverEvento } from '../domains/log/log.public.ts';

// Part of the frame: what waits goes out when the line comes back, and a file that did not come before would never come in this page.
setDeliveries({ cuestionario: deliverCuestionario, tema_simple: deliverSimple, valoracion: deliverValoracion, evento: deliverEvento });

/** Prepares what the device keeps for a person: who that is, and what earlier versions of the portal left there. */
export async function prepareOffline(offline: Offline): Promise<void> {
  const { user } = currentSession();
  if (user?.id === offline.store.person) keepSession(offline.store, user);
  if (oldDraftKeys(offline.store.person).length === 0) return;
  const { takeOverDrafts } = await import('../domains/evaluacion/borradores.public.ts');
  await takeOverDrafts(offline);
}
