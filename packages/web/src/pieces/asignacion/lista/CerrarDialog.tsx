import { Button } from '@mantine/core';
import { type asignacionApi, MOTIVO_CIERRE_MAX } from '@portal/contract/asignacion';
import type { ResponseOf } from '@portal/contract/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './lista.module.css';
import { type Elegidas, useCerrar, useCierrePrevisto } from './lista.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useEnumeration } from '../../../core/i18n/use-enumeration.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Consequences } from '../../../ui/overlay/Consequences.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { onceClicked } from '../../../ui/overlay/once-clicked.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

interface Props {
  readonly elegidas: Elegidas;
  readonly title: string;
  readonly onClose: () => void;
  /** Called after the assignments were closed. */
  readonly onDone: () => void;
}

/** Question before assignments are closed: says what follows, counted by the server, and takes the reason. */
export function CerrarDialog({ elegidas, title, onClose, onDone }: Props) {
  const t = useTranslations('asignacion.cierre');
  const comun = useTranslations('comun');
  const previsto = useCierrePrevisto(elegidas);
  const close = useCerrar();
  const [motivo, setMotivo] = useState('');
  const submit = () =>
    close.mutate(
      { ...elegidas, motivo },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onDone();
          onClose();
        },
      },
    );
  return (
    <Dialog onClose={onClose} size="lg" centered title={title}>
      <QueryContent query={previsto}>{(data) => <Sigue previsto={data} />}</QueryContent>
      <TextAreaField
        label={t('motivo')}
        help={t('motivoAyuda')}
        maxLength={MOTIVO_CIERRE_MAX}
        value={motivo}
        onChange={(event) => setMotivo(event.currentTarget.value)}
      />
      {close.error && <ErrorAlert>{messageOf(close.error)}</ErrorAlert>}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          {comun('cancelar')}
        </Button>
        <Button color="danger" loading={close.isPending} disabled={!previsto.data?.cerradas} onClick={onceClicked(submit)}>
          {(previsto.data?.cerradas ?? 0) > 1 ? t('eliminar', { total: previsto.data?.cerradas ?? 0 }) : comun('eliminar')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Sigue({ previsto }: { previsto: ResponseOf<typeof asignacionApi.eliminar> }) {
  const t = useTranslations('asignacion.cierre');
  const enumeration = useEnumeration();
  const { cerradas, existentes, personas, planes, con_avance, con_certificado, empezadas } = previsto;
  // A server of the version before sends no names.
  const sent: readonly string[] | undefined = previsto.nombres;
  const nombres = sent ?? [];
  return (
    <Consequences title={t('sigue')}>
      <li>{t('cierra', { cerradas, personas, planes })}</li>
      {nombres.length > 0 && (
        <li className={styles.names}>
          {enumeration(personas > nombres.length ? [...nombres, t('otras', { total: personas - nombres.length })] : nombres)}
        </li>
      )}
      {existentes > 0 && <li>{t('existentes', { existentes })}</li>}
      {con_avance > 0 && <li>{t('conAvance', { total: con_avance })}</li>}
      {con_certificado > 0 && <li>{t('conCertificado', { total: con_certificado })}</li>}
      {empezadas > 0 && <li>{t('empezadas', { total: empezadas })}</li>}
      {cerradas > 0 && <li>{t('conserva')}</li>}
    </Consequences>
  );
}
