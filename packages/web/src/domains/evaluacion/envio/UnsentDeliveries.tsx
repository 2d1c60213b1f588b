import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import { readUnsent, type Unsent } from './draft-store.ts';
import styles from './envio.module.css';
import { useDelivery } from './use-delivery.ts';
import { ocurrenciaKey } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

/** Where the questionnaire itself sends what it left unsent. */
const QUESTIONNAIRES = new Set(['/evaluacionedit', '/temausuario']);

/** Sends, on whatever screen the person is now, the questionnaires that a broken way kept here (P12). */
export function UnsentDeliveries() {
  const { id } = useUser();
  const { pathname } = useLocation();
  if (QUESTIONNAIRES.has(pathname)) return null;
  return readUnsent(id).map((unsent) => <Delivery key={ocurrenciaKey(unsent.ocurrencia)} {...unsent} />);
}

function Delivery({ ocurrencia, draft }: Unsent) {
  const t = useTranslations('evaluacion');
  const delivery = useDelivery(ocurrencia, () => toast.success(t('enviado')));
  const { send } = delivery;
  const begun = useRef(false);
  useEffect(() => {
    if (!begun.current) send(draft);
    begun.current = true;
  }, [send, draft]);
  return (
    <div className={styles.unsent}>
      <DeliveryNotice {...delivery} />
    </div>
  );
}
