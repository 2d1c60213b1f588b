import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { DeliveryNotice } from './DeliveryNotice.tsx';
import { readUnsent, type Unsent } from './draft-store.ts';
import styles from './envio.module.css';
import { useDelivery, useSendOnce } from './use-delivery.ts';
import { ocurrenciaKey } from '../../../core/router/ocurrencia.ts';
import { useUser } from '../../../core/session/session.ts';
import { toast } from '../../../ui/overlay/toast.tsx';

/** Screens that resend their own draft (`PendingDelivery`). */
const QUESTIONNAIRES = new Set(['/evaluacionedit', '/temausuario']);

/** Resends, from any screen, the questionnaires of this browser that were sent without an acknowledgement (P12). */
export function UnsentDeliveries() {
  const { id } = useUser();
  const { pathname } = useLocation();
  if (QUESTIONNAIRES.has(pathname)) return null;
  return readUnsent(id).map((unsent) => <Delivery key={ocurrenciaKey(unsent.ocurrencia)} {...unsent} />);
}

function Delivery({ ocurrencia, draft }: Unsent) {
  const t = useTranslations('evaluacion');
  const delivery = useDelivery(ocurrencia, () => toast.success(t('enviado')));
  useSendOnce(delivery.send, draft);
  return (
    <div className={styles.unsent}>
      <DeliveryNotice {...delivery} />
    </div>
  );
}
