import { Button } from '@mantine/core';
import { MESES_MAXIMOS, MESES_MINIMOS, type Plazos, RETENCIONES, type Vencidos } from '@portal/contract/privacidad';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useGuardarRetencion, useSimularRetencion } from './retencion.queries.ts';
import { ApiError, messageOf } from '../../core/client/api-error.ts';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { NumberField } from '../../ui/form/NumberField.tsx';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { Consequences } from '../../ui/overlay/Consequences.tsx';
import { Dialog } from '../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../ui/overlay/DialogActions.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

const MOTIVO = 500;

/** Typed periods: the server refuses a text that is no number. */
type Typed = Record<keyof Plazos, number | string | null>;

const isOver = (vencidos: Vencidos): boolean => RETENCIONES.some((cual) => vencidos[cual] > 0);

/** Dialog that changes the periods: it shows what the next run would delete before it saves, and then asks why (P176). */
export function RetencionDialog({ stored, onClose }: { stored: Plazos; onClose: () => void }) {
  const t = useTranslations('privacidad.retencion');
  const comun = useTranslations('comun');
  const [typed, setTyped] = useState<Typed>(stored);
  const [motivo, setMotivo] = useState('');
  const simulate = useSimularRetencion();
  const save = useGuardarRetencion();
  const seen = simulate.data;
  const deletes = seen !== undefined && isOver(seen);
  // The contract judges on the server what is no number.
  const plazos = typed as Plazos;
  const change = (cual: keyof Plazos) => (value: number | string | null) => {
    simulate.reset();
    save.reset();
    setTyped((before) => ({ ...before, [cual]: value }));
  };
  const done = ({ message }: { message: string }) => {
    toast.success(message);
    onClose();
  };
  return (
    <Dialog title={t('cambiar')} onClose={onClose} centered size="lg">
      <Refusal error={simulate.error ?? save.error} />
      <FormGrid>
        {RETENCIONES.map((cual) => (
          <MesesField key={cual} cual={cual} value={typed[cual]} onChange={change(cual)} error={errorsOf(simulate.error)[cual]} />
        ))}
      </FormGrid>
      {seen && <Borrados vencidos={seen} />}
      {deletes && (
        <TextAreaField
          label={t('motivo')}
          help={t('motivoAyuda')}
          required
          maxLength={MOTIVO}
          value={motivo}
          onChange={(event) => setMotivo(event.currentTarget.value)}
        />
      )}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {comun('cancelar')}
        </Button>
        {seen ? (
          <Button
            {...(deletes && { color: 'danger' })}
            loading={save.isPending}
            disabled={deletes && !motivo.trim()}
            onClick={() => save.mutate({ ...plazos, motivo: motivo.trim() || null }, { onSuccess: done })}
          >
            {t('guardar')}
          </Button>
        ) : (
          <Button loading={simulate.isPending} onClick={() => simulate.mutate(plazos)}>
            {t('revisar')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface MesesProps {
  readonly cual: keyof Plazos;
  readonly value: number | string | null;
  readonly onChange: (value: number | string | null) => void;
  readonly error: string | undefined;
}

function MesesField({ cual, ...props }: MesesProps) {
  const t = useTranslations('privacidad.retencion');
  const { campos, ayuda } = { campos: useTranslations('configuracion.campos'), ayuda: useTranslations('configuracion.ayuda') };
  const minimo = MESES_MINIMOS[cual];
  const help = `${ayuda(`meses_${cual}`)} ${t('rango', { minimo })}`;
  return <NumberField {...props} label={campos(`meses_${cual}`)} help={help} min={minimo} max={MESES_MAXIMOS} />;
}

function Borrados({ vencidos }: { vencidos: Vencidos }) {
  const t = useTranslations('privacidad.retencion');
  if (!isOver(vencidos)) return <p>{t('nada')}</p>;
  return (
    <Consequences title={t('borrara')}>
      {RETENCIONES.filter((cual) => vencidos[cual] > 0).map((cual) => (
        <li key={cual}>{t(`clases.${cual}`, { total: vencidos[cual] })}</li>
      ))}
    </Consequences>
  );
}

const errorsOf = (error: unknown): Readonly<Record<string, string>> => (error instanceof ApiError ? error.errors : {});

/** Refusal of the server, unless a field shows it. */
function Refusal({ error }: { error: unknown }) {
  if (!error || RETENCIONES.some((cual) => errorsOf(error)[cual])) return null;
  return <ErrorAlert>{messageOf(error)}</ErrorAlert>;
}
