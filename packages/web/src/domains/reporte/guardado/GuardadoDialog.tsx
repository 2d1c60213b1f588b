import { Button, Stack } from '@mantine/core';
import { RANGO_REPORTE, reporteApi } from '@portal/contract/reporte';
import { type SyntheticEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { EnvioFields } from './EnvioFields.tsx';
import { type DatosGuardado, useGuardar } from './guardado.queries.ts';
import { ApiError, messageOf } from '../../../core/client/api-error.ts';
import { CheckboxField } from '../../../ui/form/CheckboxField.tsx';
import { SelectField } from '../../../ui/form/options/SelectField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { DialogActions } from '../../../ui/overlay/DialogActions.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { useMayCall } from '../../../core/session/may-call.ts';

interface Props {
  readonly initial: DatosGuardado;
  /** The saved report that is changed; absent: a new one. */
  readonly stored?: { readonly id_reporte: number; readonly version: number };
  readonly onClose: () => void;
}

/** Dialog that saves a report under a name: its days, who sees it, when it is mailed to whom. */
export function GuardadoDialog({ initial, stored, onClose }: Props) {
  const t = useTranslations();
  const [datos, setDatos] = useState(initial);
  const save = useGuardar(stored);
  const schedules = useMayCall()(reporteApi.enviarGuardado);
  const errors = save.error instanceof ApiError ? save.error.errors : {};
  const set = (part: Partial<DatosGuardado>) => setDatos({ ...datos, ...part });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    save.mutate(schedules ? datos : { ...datos, frecuencia: null }, {
      onSuccess: ({ message }) => {
        toast.success(message);
        onClose();
      },
    });
  };
  return (
    <Dialog onClose={onClose} title={t('reporte.guardado.guardar')} centered>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label={t('reporte.guardado.editor.nombre')}
            required
            maxLength={100}
            data-autofocus
            value={datos.nombre}
            onChange={(event) => set({ nombre: event.currentTarget.value })}
            error={errors['nombre']}
          />
          <SelectField
            label={t('reporte.guardado.editor.rango')}
            help={t('reporte.guardado.editor.rangoAyuda')}
            allowDeselect={false}
            data={RANGO_REPORTE.map((value) => ({ value, label: t(`comun.opciones.rangoReporte.${value}`) }))}
            value={datos.rango ?? 'fijo'}
            onChange={(rango) => set({ rango: RANGO_REPORTE.find((value) => value === rango) ?? 'fijo' })}
          />
          <CheckboxField
            label={t('reporte.guardado.editor.compartir')}
            help={t('reporte.guardado.editor.compartirAyuda')}
            checked={Number(datos.compartido) === 1}
            onChange={(event) => set({ compartido: event.currentTarget.checked ? 1 : 0 })}
          />
          {schedules && <EnvioFields envio={datos} onChange={set} error={errors['destinatarios'] ?? errors['dia']} />}
          {save.error && <ErrorAlert>{messageOf(save.error)}</ErrorAlert>}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {t('comun.cancelar')}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('comun.guardar')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
}
