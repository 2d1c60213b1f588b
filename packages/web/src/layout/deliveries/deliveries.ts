import { forgetOthers, keepSession } from '../../core/offline/kept-session.ts';
import { isLineLost, onLineChange } from '../../core/offline/line.ts';
import { type Offline, setDeliveries } from '../../core/offline/offline.ts';
import type { PersonStore } from '../../core/offline/person-store.ts';
import { currentSession, sessionSaid } from '../../core/session/session.ts';
import { deliverConsulta } from '../../pieces/consulta/deliver.queries.ts';
import { deliverCuestionario, deliverSimple } from '../../pieces/evaluacion/envio/deliver.ts';
import { oldDraftKeys } from '../../pieces/evaluacion/envio/old-draft-keys.ts';
import { deliverValoracion } from '../../pieces/feedback/feedback.queries.ts';
import { deliverEvento } from '../../pieces/log/screen-events.queries.ts';
import { verifySession } from '../../pieces/sesion/sesion.queries.ts';

// Part of the frame: what waits goes out when the line comes back, and a file that did not come before would never come in this page.
setDeliveries({
  consulta: deliverConsulta,
  cuestionario: deliverCuestionario,
  tema_simple: deliverSimple,
  valoracion: deliverValoracion,
  evento: deliverEvento,
});

/** Prepares what the device keeps for a person: who that is, and what other people and earlier versions of the portal left there. */
export async function prepareOffline(offline: Offline): Promise<void> {
  keepWho(offline.store);
  void forgetOthers(offline.store.person).catch(() => undefined);
  if (oldDraftKeys(offline.store.person).length === 0) return;
  const { takeOverDrafts } = await import('../../pieces/evaluacion/envio/take-over-drafts.ts');
  await takeOverDrafts(offline);
}

/** Keeps who is signed in here since the server last said so (P118). A session that began without a connection is verified when there is one. */
function keepWho(store: PersonStore): void {
  const { user } = currentSession();
  if (user?.id !== store.person) return;
  const { at, kept } = sessionSaid();
  keepSession(store, user, at);
  if (!kept) return;
  const stop = onLineChange(() => {
    if (isLineLost()) return;
    stop();
    verifySession().then(
      () => keepWho(store),
      () => undefined,
    );
  });
}
