import { Button, Stack } from '@mantine/core';
import { LIMITE_LLAVE } from '@portal/contract/sesion';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';
import { useAddLlave } from '../../../pieces/sesion/seguridad/llave.queries.ts';
import { useLlaveFailure } from '../../../pieces/sesion/seguridad/use-llave-failure.ts';

/** Asks for a name and has the device make a passkey. */
export function LlaveDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('seguridad.llave');
  const comun = useTranslations('comun');
  const add = useAddLlave();
  const failureOf = useLlaveFailure();
  const [nombre, setNombre] = useState('');
  const added = () => {
    toast.success(t('agregada'));
    onClose();
  };
  return (
    <Dialog title={t('agregar')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate(nombre.trim(), { onSuccess: added });
        }}
      >
        <Stack gap="md">
          <p>{t('primera')}</p>
          {add.isError && <ErrorAlert>{failureOf(add.error)}</ErrorAlert>}
          <TextField
            label={t('nombre')}
            help={t('nombreAyuda')}
            maxLength={LIMITE_LLAVE}
            required
            data-autofocus
            value={nombre}
            onChange={(event) => setNombre(event.currentTarget.value)}
          />
        </Stack>
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {comun('cancelar')}
          </Button>
          <Button type="submit" disabled={nombre.trim() === ''} loading={add.isPending}>
            {t('crear')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  );
}
