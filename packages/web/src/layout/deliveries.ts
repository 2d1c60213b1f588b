import { keepSession } from '../core/offline/kept-session.ts';
import { type Offline, setDeliveries } from '../core/offline/offline.ts';
import { currentSession } from '../core/session/session.ts';
import { oldDraftKeys } from '../domains/evaluacion/evaluacion.public.ts';

setDeliveries(() => import('./delivery-kinds.ts').then(({ DELIVERIES }) => DELIVERIES));

/** Prepares what the device keeps for a person: who that is, and what earlier versions of the portal left there. */
export async function prepareOffline(offline: Offline): Promise<void> {
  const { user } = currentSession();
  if (user?.id === offline.store.person) keepSession(offline.store, user);
  if (oldDraftKeys(offline.store.person).length === 0) return;
  const { takeOverDrafts } = await import('../domains/evaluacion/envio.public.ts');
  await takeOverDrafts(offline);
}
