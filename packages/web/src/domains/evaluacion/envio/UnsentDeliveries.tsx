import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { DeliveredNotice } from './DeliveredNotice.tsx';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import { readUnsent, type Unsent } from './draft-store.ts';
import styles from './envio.module.css';
import { useDelivery, useSendOnce } from './use-delivery.ts';
import { ocurrenciaKey } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';

/** Screens that resend the draft of their own topic (`PendingDelivery`). */
const QUESTIONNAIRES = new Set(['/evaluacionedit', '/temausuario']);

/**
 * Resends, from any screen, the questionnaires of this browser that were sent without an acknowledgement (P12), and tells the grade of each
 * until the learner opens its result or closes the notice.
 */
export function UnsentDeliveries() {
  const { id } = useUser();
  const { pathname, search } = useLocation();
  const [delivered, setDelivered] = useState<readonly number[]>([]);
  const shown = Number((search as { id?: unknown }).id);
  const unsent = readUnsent(id).filter(({ ocurrencia }) => !(QUESTIONNAIRES.has(pathname) && ocurrencia.id_tema === shown));
  const close = (closed: number) => setDelivered((all) => all.filter((each) => each !== closed));
  if (pathname === '/evaluacionresultado' && delivered.includes(shown)) close(shown);
  return (
    <>
      {unsent.map((each) => (
        <Delivery
          key={ocurrenciaKey(each.ocurrencia)}
          {...each}
          onDelivered={(id_evaluacion) => setDelivered((all) => [...all, id_evaluacion])}
        />
      ))}
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

function Delivery({ ocurrencia, draft, onDelivered }: Unsent & { onDelivered: (id_evaluacion: number) => void }) {
  const delivery = useDelivery(ocurrencia, ({ id_evaluacion }) => onDelivered(id_evaluacion));
  useSendOnce(delivery.send, draft);
  return (
    <div className={styles.unsent}>
      <DeliveryNotice {...delivery} />
    </div>
  );
}
