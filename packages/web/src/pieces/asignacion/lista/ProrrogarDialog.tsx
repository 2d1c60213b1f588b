import { Button } from '@mantine/core';
import { DIAS_PRORROGA_MAX, MOTIVO_PRORROGA_MAX } from '@portal/contract/asignacion';
import { useTranslations } from 'use-intl';
import type { Elegidas } from './lista.queries.ts';
import { ProrrogaSigue } from './ProrrogaSigue.tsx';
import { type Borrador, COMO, type Cuentas, useProrroga } from './use-prorroga.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { useToday } from '../../../core/i18n/use-today.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { DateField } from '../../../ui/form/day/DateField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { RadioField } from '../../../ui/form/options/RadioField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { onceClicked } from '../../../ui/overlay/once-clicked.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { QueryContent } from '../../../ui/status/QueryContent.tsx';

interface Props {
  readonly elegidas: Elegidas;
  readonly onClose: () => void;
  /** Called after the deadlines were changed. */
  readonly onDone: () => void;
}

/** Extends the deadlines of assignments: says what follows, counted by the server, and takes the reason. */
export function ProrrogarDialog({ elegidas, onClose, onDone }: Props) {
  const t = useTranslations('asignacion.prorroga');
  const comun = useTranslations('comun');
  const today = useToday();
  const { draft, setDraft, motivo, setMotivo, avisar, setAvisar, plazo, prevista, counted, extend } = useProrroga(elegidas, today);
  const changed = counted?.prorrogadas ?? 0;
  const submit = () =>
    extend.send({
      onSuccess: ({ message }) => {
        toast.success(message);
        onDone();
        onClose();
      },
    });
  return (
    <Dialog onClose={onClose} size="lg" centered title={t('titulo')}>
      <Plazo draft={draft} today={today} onChange={setDraft} />
      {plazo && <QueryContent query={prevista}>{(data) => <ProrrogaSigue prevista={data} como={draft.como} />}</QueryContent>}
      <TextAreaField
        label={t('motivo')}
        required
        help={t('motivoAyuda')}
        maxLength={MOTIVO_PRORROGA_MAX}
        value={motivo}
        onChange={(event) => setMotivo(event.currentTarget.value)}
      />
      <Avisar counted={counted} checked={avisar} onChange={setAvisar} />
      {extend.error && <ErrorAlert>{messageOf(extend.error)}</ErrorAlert>}
      <DialogActions>
        <Button variant="default" onClick={onClose} data-autofocus>
          {comun('cancelar')}
        </Button>
        <Button loading={extend.isPending} disabled={changed === 0 || motivo.trim() === ''} onClick={onceClicked(submit)}>
          {changed > 0 ? t('aplicar', { n: changed }) : t('seleccionados')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface AvisarProps {
  readonly counted: Cuentas | undefined;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** Whether letters go out, with how many there are and whom none reaches. */
function Avisar({ counted, checked, onChange }: AvisarProps) {
  const t = useTranslations('asignacion.prorroga');
  return (
    <CheckboxField
      mt="sm"
      label={t('avisar', { avisables: counted?.avisables ?? 0 })}
      help={counted?.sin_correo ? t('sinCorreo', { sin_correo: counted.sin_correo }) : undefined}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

interface PlazoProps {
  readonly draft: Borrador;
  readonly today: string;
  readonly onChange: (draft: Borrador) => void;
}

/** Which deadline: until a day, some days more, or without the extension. */
function Plazo({ draft, today, onChange }: PlazoProps) {
  const t = useTranslations('asignacion.prorroga');
  return (
    <>
      <RadioField
        label={t('como')}
        data={COMO.map((como) => ({ value: como, label: t(como) }))}
        value={draft.como}
        onChange={(chosen) => onChange({ ...draft, como: COMO.find((como) => como === chosen) ?? 'fecha' })}
      />
      {draft.como === 'fecha' && (
        <DateField
          label={t('fechaCampo')}
          required
          minDate={today}
          value={draft.fecha}
          onChange={(fecha) => onChange({ ...draft, fecha })}
        />
      )}
      {draft.como === 'dias' && (
        <NumberField
          label={t('diasCampo')}
          required
          help={t('diasAyuda')}
          min={1}
          max={DIAS_PRORROGA_MAX}
          value={draft.dias}
          onChange={(dias) => onChange({ ...draft, dias: dias ?? '' })}
        />
      )}
      {draft.como === 'retirar' && <p>{t('retirarTexto')}</p>}
    </>
  );
}
