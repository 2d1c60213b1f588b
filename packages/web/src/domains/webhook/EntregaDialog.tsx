import { useTranslations } from 'use-intl';
import styles from './webhook.module.css';
import { useEntrega } from './webhook.queries.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

/** Dialog with one event as it is sent. */
export function EntregaDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTranslations('entrega');
  const query = useEntrega(id);
  return (
    <Dialog title={t('titulo', { id })} onClose={onClose} size="lg" centered>
      <QueryContent query={query}>
        {({ evento, cuerpo, respuesta }) => (
          <>
            <p className={styles.note}>{t('identificador', { evento })}</p>
            <pre className={styles.body}>{JSON.stringify(JSON.parse(cuerpo), null, 2)}</pre>
            {respuesta && <p className={styles.note}>{respuesta}</p>}
          </>
        )}
      </QueryContent>
    </Dialog>
  );
}
