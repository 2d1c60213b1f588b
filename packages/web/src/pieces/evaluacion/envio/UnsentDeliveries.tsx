import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { DeliveredNotice } from './DeliveredNotice.tsx';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import { copiaOf, isLost, ocurrenciaOfEntry } from './entrega.ts';
import styles from './envio.module.css';
import { RefusedDeliveries } from './RefusedDeliveries.tsx';
import { type Acuse, useForgetProgress, useTakeResultado } from '../evaluacion.queries.ts';
import { useEntries, useOffline } from '../../../core/offline/use-offline.ts';
import { useLeaveWarning } from '../../../core/use-leave-warning.ts';
import type { Entry, Settled } from '../../../core/offline/outbox.ts';

/** Screens that show the delivery of their own topic (`PendingDelivery`). */
const QUESTIONNAIRES = new Set(['/evaluacionedit', '/temausuario']);
/** Screen that shows each refused delivery with its reason. */
const REASONS = '/sinconexion';

/**
 * Shows on any screen that questionnaires of this device wait for the server (P12), that the server refused something that was sent from
 * here, and the grade of each questionnaire that arrived, until the learner opens its result or closes the notice.
 */
export function UnsentDeliveries() {
  const { pathname, search } = useLocation();
  const shown = Number((search as { id?: unknown }).id);
  const isHere = (entry: Entry) => QUESTIONNAIRES.has(pathname) && ocurrenciaOfEntry(entry)?.id_tema === shown;
  const { delivered, close } = useDelivered(isHere);
  const { sender, store } = useOffline();
  const all = useEntries();
  useLeaveWarning(() => all.some((entry) => isLost(entry, store.outbox)));
  const entries = all.filter((entry) => !isHere(entry));
  const refused = pathname === REASONS ? [] : entries.filter(({ state }) => state === 'rechazado');
  const unsent = entries.filter((entry) => entry.state === 'espera' && ocurrenciaOfEntry(entry));
  const lost = unsent.filter((entry) => isLost(entry, store.outbox));
  const sending = unsent.some(({ id, tries }) => tries === 0 || id === sender.sending);
  if (pathname === '/evaluacionresultado' && delivered.includes(shown)) close(shown);
  return (
    <>
      {unsent.length > 0 && (
        <div className={styles.unsent}>
          <DeliveryNotice
            sending={sending}
            waiting={!sending}
            lost={lost.length === 0 ? null : lost.map((entry) => copiaOf(entry) ?? '').join('\n\n')}
            refusal={null}
            retry={() => void sender.run()}
          />
        </div>
      )}
      {refused.length > 0 && (
        <div className={styles.unsent}>
          <RefusedDeliveries total={refused.length} />
        </div>
      )}
      {delivered.length > 0 && (
        <div className={styles.delivered}>
          {delivered.map((each) => (
            <DeliveredNotice key={each} id={each} onClose={() => close(each)} />
          ))}
        </div>
      )}
    </>
  );
}

/** Ids of the attempts that were acknowledged while another screen than their own was open. */
function useDelivered(isHere: (entry: Entry) => boolean) {
  const { outbox } = useOffline().store;
  const takeResultado = useTakeResultado();
  const forgetProgress = useForgetProgress();
  const [delivered, setDelivered] = useState<readonly number[]>([]);
  const take = useEffectEvent(({ entry, answer, at }: Settled) => {
    if (!ocurrenciaOfEntry(entry) || isHere(entry)) return;
    const acuse = answer as Acuse;
    const { id_evaluacion } = acuse;
    takeResultado(acuse, at);
    setDelivered((all) => [...all.filter((each) => each !== id_evaluacion), id_evaluacion]);
    forgetProgress();
  });
  useEffect(() => outbox.onSettled((settled) => take(settled)), [outbox]);
  return { delivered, close: (closed: number) => setDelivered((all) => all.filter((each) => each !== closed)) };
}
