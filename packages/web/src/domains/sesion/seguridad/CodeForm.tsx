import { Button, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { z } from 'zod';
import { messageOf } from '../../../core/client/api-error.ts';
import { useContractForm } from '../../../core/forms/use-contract-form.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { ErrorAlert } from '../../../ui/status/ErrorAlert.tsx';

interface Answer {
  readonly codigo: string;
  readonly contrasenia: string;
}

interface Props {
  /** Asks for the password too. */
  readonly withPassword?: boolean;
  readonly submit: string;
  readonly help?: string;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly danger?: boolean;
  readonly onSend: (answer: Answer, refused: (error: unknown) => void) => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

const schemaFor = (withPassword: boolean) =>
  z.object({ codigo: z.string().trim().min(6), contrasenia: withPassword ? z.string().min(1) : z.string() });

/** Form that asks for a code of the app or a recovery code. */
export function CodeForm({ withPassword = false, submit, help, busy, failure, danger = false, onSend, onCancel, children }: Props) {
  const t = useTranslations('seguridad.factor');
  const comun = useTranslations('comun');
  const factor = useTranslations('sesion.factor');
  const { form, showErrors } = useContractForm(schemaFor(withPassword), { codigo: '', contrasenia: '' });
  return (
    <form onSubmit={form.onSubmit((answer) => onSend(answer, showErrors))} noValidate>
      <Stack gap="md">
        {children}
        {Boolean(failure) && <ErrorAlert>{messageOf(failure)}</ErrorAlert>}
        {withPassword && (
          <PasswordField label={t('contrasena')} autoComplete="current-password" required {...form.getInputProps('contrasenia')} />
        )}
        <TextField
          label={factor('codigo')}
          help={help ?? factor('codigoAyuda')}
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={40}
          required
          {...form.getInputProps('codigo')}
        />
      </Stack>
      <FormActions>
        <Button variant="default" onClick={onCancel}>
          {comun('cancelar')}
        </Button>
        <Button type="submit" color={danger ? 'red' : undefined} loading={busy}>
          {submit}
        </Button>
      </FormActions>
    </form>
  );
}
