import { Button } from '@mantine/core';
import type { EquipoFila } from '@portal/contract';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Borrador, SIN_RESPUESTA } from './borrador.ts';
import { extensionOf } from './days.ts';
import styles from './equipo.module.css';
import { useResponder } from './equipo.queries.ts';
import { RespuestaFields } from './RespuestaFields.tsx';
import { useRespuestas } from './use-respuestas.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

interface Props {
  fila: EquipoFila;
  onClose: () => void;
}

/** Day of the portal, from the end of the plan and the days until it. */
const todayOf = ({ fecha_fin, dias }: EquipoFila): string =>
  new Date(Date.parse(`${fecha_fin}T00:00:00Z`) - dias * 86_400_000).toISOString().slice(0, 10);

/** Dialog that answers to the delay of one person in one plan. */
export function ResponderDialog({ fila, onClose }: Props) {
  const t = useTranslations('equipo.responder');
  const comun = useTranslations('comun');
  const send = useResponder();
  const [draft, setDraft] = useState<Borrador>(SIN_RESPUESTA);
  const { respuestas, erroresOf, check, refused } = useRespuestas(new Map([[fila.id_asignacion, draft]]), send.error);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!check()) return;
    send.mutate(respuestas, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onClose();
      },
      onError: refused,
    });
  };
  const errors = erroresOf(fila.id_asignacion);
  return (
    <Dialog onClose={onClose} title={t('dialogo', { persona: fila.personal })} centered>
      <form onSubmit={submit} noValidate className={styles.fields}>
        <p className={styles.facts}>{fila.plan}</p>
        <RespuestaFields value={draft} onChange={setDraft} days={extensionOf(todayOf(fila), fila.fecha_fin)} errors={errors} />
        {send.error && !errors.fecha_hasta && !errors.motivo && <ErrorAlert>{messageOf(send.error)}</ErrorAlert>}
        <div className={styles.buttons}>
          <Button variant="default" onClick={onClose}>
            {comun('cancelar')}
          </Button>
          <Button type="submit" loading={send.isPending} disabled={draft.tipo === null}>
            {t('enviarUna')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
