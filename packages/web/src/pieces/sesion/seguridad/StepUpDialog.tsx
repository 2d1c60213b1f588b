import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useConfirmSesion, useFactor } from './factor.queries.ts';
import { messageOf } from '../../../core/client/api-error.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { usePortalInfo } from '../../portal/portal.queries.ts';
import { admitsLlaves } from '../../../core/session/llaves.ts';
import { useLlaves, useProveLlave } from './llave.queries.ts';
import { useLlaveFailure } from './use-llave-failure.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

interface Props {
  /** Action that needs the proof, in the server's words. */
  readonly reason: string;
  readonly onProved: () => void;
  readonly onCancel: () => void;
}

/** Asks for a code or passkey, or for the password of an account without second factor, before a call that wants a proof (P153). */
export function StepUpDialog({ reason, onProved, onCancel }: Props) {
  const t = useTranslations('seguridad.confirmar');
  const seguridad = useTranslations('seguridad.llave');
  const comun = useTranslations('comun');
  const confirm = useConfirmSesion();
  const { data: portal } = usePortalInfo();
  const admits = admitsLlaves(portal?.llaves);
  const llaves = useLlaves({ enabled: admits });
  const llave = useProveLlave();
  const llaveFailure = useLlaveFailure();
  const segundo = useFactor();
  const byCode = segundo.data?.activo === true;
  const [secret, setSecret] = useState('');
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
          <p>{reason}</p>
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
          {!segundo.isPending && <ProofField byCode={byCode} value={secret} onChange={setSecret} />}
        </Stack>
        <FormActions>
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

interface FieldProps {
  readonly byCode: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Field of the code, or of the password where there is no second factor. */
function ProofField({ byCode, value, onChange }: FieldProps) {
  const t = useTranslations('seguridad.confirmar');
  const factor = useTranslations('sesion.factor');
  const field = { value, required: true, 'data-autofocus': true } as const;
  if (!byCode) {
    return (
      <PasswordField
        {...field}
        label={t('contrasena')}
        help={t('sinContrasena')}
        autoComplete="current-password"
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  }
  return (
    <TextField
      {...field}
      label={factor('codigo')}
      help={factor('codigoAyuda')}
      autoComplete="one-time-code"
      maxLength={40}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
