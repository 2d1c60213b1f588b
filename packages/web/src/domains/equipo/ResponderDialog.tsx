import { Button } from '@mantine/core';
import type { EquipoFila } from '@portal/contract/equipo';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Borrador, type Errores, SIN_RESPUESTA } from './borrador.ts';
import { extensionOf, todayOf } from './days.ts';
import styles from './equipo.module.css';
import { useResponder } from './equipo.queries.ts';
import { RespuestaFields } from './RespuestaFields.tsx';
import { useRespuestas } from './use-respuestas.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

interface Props {
  /** At least one. */
  filas: readonly EquipoFila[];
  onClose: () => void;
  onSent?: () => void;
}

const hasMessage = ({ fecha_hasta, motivo }: Errores) => fecha_hasta !== undefined || motivo !== undefined;

/** First and last day of an extension that every one of the rows allows. */
const daysOf = (filas: readonly EquipoFila[]) => {
  const [first] = filas.toSorted((a, b) => a.fecha_maxima.localeCompare(b.fecha_maxima));
  return first && extensionOf(todayOf(first), first.fecha_maxima);
};

/** Dialog that gives one answer to the delays of some people, each in one plan. */
export function ResponderDialog({ filas, onClose, onSent }: Props) {
  const t = useTranslations('equipo.responder');
  const comun = useTranslations('comun');
  const send = useResponder();
  const [draft, setDraft] = useState<Borrador>(SIN_RESPUESTA);
  const { respuestas, erroresOf, check, refused } = useRespuestas(
    new Map(filas.map(({ id_asignacion }) => [id_asignacion, draft])),
    send.error,
  );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!check()) return;
    send.mutate(respuestas, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onClose();
        onSent?.();
      },
      onError: refused,
    });
  };
  const errors = filas.map(({ id_asignacion }) => erroresOf(id_asignacion)).find(hasMessage) ?? {};
  const [{ personal, plan } = { personal: '', plan: '' }] = filas;
  const one = filas.length === 1;
  return (
    <Dialog onClose={onClose} title={one ? t('dialogo', { persona: personal }) : t('dialogoVarias', { total: filas.length })} centered>
      <form onSubmit={submit} noValidate className={styles.fields}>
        <p className={styles.facts}>{one ? plan : t('varias')}</p>
        <RespuestaFields value={draft} onChange={setDraft} days={daysOf(filas)} errors={errors} />
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
