import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './privacidad.module.css';
import { useConsecuencias, useSuprimir } from './privacidad.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Dialog that says what an erasure takes and what stays, and orders it (P164). */
export function SuprimirDialog({ id, onClose, onDone }: Props) {
  const t = useTranslations('privacidad.supresion');
  const comun = useTranslations('comun');
  const query = useConsecuencias(id);
  const erase = useSuprimir();
  const order = () =>
    erase.mutate(id, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onDone();
      },
    });
  return (
    <Dialog title={query.data ? t('titulo', { personal: query.data.personal }) : t('abrir')} onClose={onClose} centered>
      <QueryContent query={query}>
        {({ sesiones, correos, ausencias, comentarios, intentos, certificados, entradas, sello_anios }) => (
          <>
            {erase.error && <ErrorAlert>{messageOf(erase.error)}</ErrorAlert>}
            <p>{t('quita', { sesiones, correos, ausencias, comentarios })}</p>
            <p>{t('queda', { intentos, certificados, entradas })}</p>
            <p>{t('sella', { anios: sello_anios })}</p>
            <p className={styles.warning}>{t('aviso')}</p>
            <div className={styles.buttons}>
              <Button variant="default" onClick={onClose}>
                {comun('cancelar')}
              </Button>
              <Button color="red" loading={erase.isPending} onClick={order}>
                {t('suprimir')}
              </Button>
            </div>
          </>
        )}
      </QueryContent>
    </Dialog>
  );
}
