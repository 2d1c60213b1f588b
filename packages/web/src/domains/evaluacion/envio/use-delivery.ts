import { useEffect, useEffectEvent } from 'react';
import type { Draft } from '../../../pieces/evaluacion/envio/draft-store.ts';
import { copiaOf, handIn, isEntregaOf, isLost } from '../../../pieces/evaluacion/envio/entrega.ts';
import { type Acuse, useForgetProgress, useTakeResultado } from '../../../pieces/evaluacion/evaluacion.queries.ts';
import type { Entry, Outbox } from '../../../core/offline/outbox.ts';
import { useEntries, useOffline } from '../../../core/offline/use-offline.ts';
import type { Ocurrencia } from '../../../core/router/ocurrencia.ts';

/**
 * Hands in the questionnaire of an occurrence by the outbox, which sends it until the server acknowledges it (P12). `onAcknowledged` runs once
 * for each acknowledgement, whichever tab sent it; what the questionnaire changed is forgotten after it, so that a screen that it leaves reads
 * nothing again. `adelanto`: lead of the server's clock, in milliseconds.
 */
export function useDelivery(ocurrencia: Ocurrencia, onAcknowledged: (acuse: Acuse) => void | Promise<void>) {
  const offline = useOffline();
  const { store, sender } = offline;
  const entry = useEntries().find((each) => isEntregaOf(each, ocurrencia));
  const takeResultado = useTakeResultado();
  const forgetProgress = useForgetProgress();
  const acknowledge = useEffectEvent(async (acuse: Acuse, at: number) => {
    takeResultado(acuse, at);
    await onAcknowledged(acuse);
    forgetProgress();
  });
  const isOwn = useEffectEvent((each: typeof entry & object) => isEntregaOf(each, ocurrencia));
  useEffect(
    () => store.outbox.onSettled(({ entry: settled, answer, at }) => void (isOwn(settled) && acknowledge(answer as Acuse, at))),
    [store],
  );
  const waits = entry?.state === 'espera';
  const sending = waits && (entry.tries === 0 || sender.sending === entry.id);
  return {
    send: (draft: Draft, copia: string, adelanto: number) =>
      void handIn(offline, { ocurrencia, draft, copia, moment: new Date(Date.now() + adelanto) }),
    retry: () => void sender.run(),
    sending,
    waiting: waits && !sending,
    ...troubleOf(entry, store.outbox),
  };
}

/** The answers that would be lost with this page, and why the server refused them; null each. */
const troubleOf = (entry: Entry | undefined, outbox: Outbox) => ({
  lost: entry && isLost(entry, outbox) ? (copiaOf(entry) ?? '') : null,
  refusal: entry?.state === 'rechazado' ? (entry.reason ?? '') : null,
});
