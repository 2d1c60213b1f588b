import { Button } from '@mantine/core';
import type { ResponseOf } from '@portal/contract/core';
import { type evaluacionApi, MOTIVO_ANULACION_MAX } from '@portal/contract/evaluacion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Elegidos, useAnulacionPrevista, useAnular } from './anulacion.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Consequences } from '../../../ui/overlay/Consequences.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

interface Props {
  readonly elegidos: Elegidos;
  readonly title: string;
  readonly onClose: () => void;
  /** Called after the change. */
  readonly onDone?: () => void;
}

/** Question before attempts are annulled or restored: says what follows, counted by the server, and takes the reason. */
export function AnulacionDialog({ elegidos, title, onClose, onDone }: Props) {
  const t = useTranslations('intento.anulacion');
  const comun = useTranslations('comun');
  const previsto = useAnulacionPrevista(elegidos);
  const change = useAnular();
  const [motivo, setMotivo] = useState('');
  const annuls = elegidos.codigo_estado === 2;
  const submit = () =>
    change.mutate(
      { ...elegidos, motivo },
      {
        onSuccess: ({ message }) => {
          toast.success(message);
          onDone?.();
          onClose();
        },
      },
    );
  return (
    <Dialog onClose={onClose} size="lg" centered title={title}>
      <QueryContent query={previsto}>{(data) => <Sigue previsto={data} annuls={annuls} />}</QueryContent>
      <TextAreaField
        label={t('motivo')}
        help={t('motivoAyuda')}
        maxLength={MOTIVO_ANULACION_MAX}
        required
        value={motivo}
        onChange={(event) => setMotivo(event.currentTarget.value)}
      />
      {change.error && <ErrorAlert>{messageOf(change.error)}</ErrorAlert>}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          {comun('cancelar')}
        </Button>
        <Button
          {...(annuls && { color: 'danger' })}
          loading={change.isPending}
          disabled={!previsto.data?.intentos || motivo.trim() === ''}
          onClick={submit}
        >
          {t(annuls ? 'anular' : 'reponer')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Sigue({ previsto, annuls }: { previsto: ResponseOf<typeof evaluacionApi.anular>; annuls: boolean }) {
  const t = useTranslations('intento.anulacion');
  const { intentos, personas, certificados, temas } = previsto;
  return (
    <Consequences title={t('sigue')}>
      <li>{annuls ? t('anula', { intentos, personas }) : t('repone', { intentos })}</li>
      {temas > 0 && <li>{t(annuls ? 'anulaTemas' : 'reponeTemas', { total: temas })}</li>}
      {certificados > 0 && <li>{t(annuls ? 'anulaCertificados' : 'reponeCertificados', { total: certificados })}</li>}
      {annuls && intentos > 0 && <li>{t('conserva')}</li>}
    </Consequences>
  );
}
