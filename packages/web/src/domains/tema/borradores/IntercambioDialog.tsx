import { useTranslations } from 'use-intl';
import styles from './borradores.module.css';
import { useIntercambio } from './redactor.queries.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** Dialog with the words that a request sent to the model and received. */
export function IntercambioDialog({ id, onClose }: Props) {
  const t = useTranslations('redactor.intercambio');
  return (
    <Dialog centered size="xl" title={t('titulo')} onClose={onClose}>
      <QueryContent query={useIntercambio(id)}>
        {({ servicio, modelo, peticion, respuesta }) => (
          <>
            <p className={styles.note}>{t('texto', { servicio, modelo })}</p>
            <Bloque title={t('enviado')} text={peticion} />
            <Bloque title={t('recibido')} text={respuesta} />
          </>
        )}
      </QueryContent>
    </Dialog>
  );
}

/** A scrolling region must be reachable by keyboard (WCAG 2.1.1). */
const FOCUSABLE = { tabIndex: 0 } as const;

function Bloque({ title, text }: { readonly title: string; readonly text: string | null }) {
  const t = useTranslations('redactor.intercambio');
  return (
    <>
      <h3 className={styles.bloque}>{title}</h3>
      {text === null ? (
        <p className={styles.note}>{t('nada')}</p>
      ) : (
        <pre className={styles.pre} {...FOCUSABLE} role="region" aria-label={title}>
          {text}
        </pre>
      )}
    </>
  );
}
