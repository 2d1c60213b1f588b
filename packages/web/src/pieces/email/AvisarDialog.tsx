import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import styles from './email.module.css';
import { type Avisables, useAvisar, useAvisoPrevisto } from './envio.queries.ts';
import { EnvioProgreso } from './EnvioProgreso.tsx';
import { SinCorreo } from './SinCorreo.tsx';
import { messageOf } from '../../core/client/api-error.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

interface Props {
  readonly asignaciones: Avisables;
  /** Question. */
  readonly title: string;
  readonly onClose: () => void;
}

/** Question before people are mailed their plans: how many letters go to whom; then the progress of the send. */
export function AvisarDialog({ asignaciones, title, onClose }: Props) {
  const t = useTranslations('email.avisar');
  const comun = useTranslations('comun');
  const previsto = useAvisoPrevisto(asignaciones);
  const send = useAvisar();
  return (
    <Dialog onClose={onClose} size="lg" centered title={title}>
      {send.data ? (
        <>
          <p role="status">{send.data.message}</p>
          {send.data.lote !== null && <EnvioProgreso lote={send.data.lote} />}
        </>
      ) : (
        <QueryContent query={previsto}>
          {({ message, personas_sin_correo }) => (
            <>
              <p>{message}</p>
              <SinCorreo personas={personas_sin_correo} />
            </>
          )}
        </QueryContent>
      )}
      {send.error && <ErrorAlert>{messageOf(send.error)}</ErrorAlert>}
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClose} data-autofocus>
          {comun(send.data ? 'cerrar' : 'cancelar')}
        </Button>
        {!send.data && (
          <Button loading={send.isPending} disabled={!previsto.data?.enviados} onClick={() => send.mutate(asignaciones)}>
            {t('enviar')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
