import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmSesion } from './factor.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { usePortalInfo } from '../../portal/portal.public.ts';
import { admitsLlaves } from '../../../core/session/llaves.ts';
import { useLlaves, useProveLlave } from './llave.queries.ts';
import { useLlaveFailure } from './use-llave-failure.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

interface Props {
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** Asks for password, code or passkey before a call that deletes many records (P153). */
export function StepUpDialog({ onProved, onCancel }: Props) {
  const t = useTranslations('seguridad.confirmar');
  const factor = useTranslations('sesion.factor');
  const seguridad = useTranslations('seguridad.llave');
  const comun = useTranslations('comun');
  const confirm = useConfirmSesion();
  const { data: portal } = usePortalInfo();
  const admits = admitsLlaves(portal?.llaves);
  const llaves = useLlaves({ enabled: admits });
  const llave = useProveLlave();
  const llaveFailure = useLlaveFailure();
  const [byCode, setByCode] = useState(false);
  const [secret, setSecret] = useState('');
  const change = (to: boolean) => {
    setByCode(to);
    setSecret('');
    confirm.reset();
    llave.reset();
  };
  const field = { value: secret, required: true, 'data-autofocus': true } as const;
  return (
    <Dialog title={t('titulo')} onClose={onCancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          llave.reset();
          confirm.mutate(byCode ? { codigo: secret } : { contrasenia: secret }, { onSuccess: onProved });
        }}
      >
        <Stack gap="md">
          <p>{t('texto')}</p>
          {confirm.isError && <ErrorAlert>{messageOf(confirm.error)}</ErrorAlert>}
          {llave.isError && <ErrorAlert>{llaveFailure(llave.error)}</ErrorAlert>}
          {admits && llaves.data && llaves.data.length > 0 && (
            <Button
              variant="default"
              loading={llave.isPending}
              onClick={() => {
                confirm.reset();
                llave.mutate(undefined, { onSuccess: onProved });
              }}
            >
              {seguridad('usar')}
            </Button>
          )}
          {byCode ? (
            <TextField
              {...field}
              label={factor('codigo')}
              help={factor('codigoAyuda')}
              autoComplete="one-time-code"
              maxLength={40}
              onChange={(event) => setSecret(event.currentTarget.value)}
            />
          ) : (
            <PasswordField
              {...field}
              label={t('contrasena')}
              help={t('sinContrasena')}
              autoComplete="current-password"
              onChange={(event) => setSecret(event.currentTarget.value)}
            />
          )}
        </Stack>
        <FormActions>
          <Button variant="subtle" onClick={() => change(!byCode)}>
            {t(byCode ? 'conContrasena' : 'conCodigo')}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {comun('cancelar')}
          </Button>
          <Button type="submit" disabled={secret.trim() === ''} loading={confirm.isPending}>
            {t('confirmar')}
          </Button>
        </FormActions>
      </form>
    </Dialog>
  );
}
