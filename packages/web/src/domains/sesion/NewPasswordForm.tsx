import { Stack, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../core/client/api-error.ts';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';
import { AuthSubmit } from '../../ui/auth/AuthSubmit.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { toast } from '../../ui/overlay/toast.tsx';

interface Props {
  intro: string;
  /** Sends the form; `onSuccess` is to be called when the password is kept. */
  submit: (onSuccess: () => void) => ComponentProps<'form'>['onSubmit'];
  reset: { readonly error: Error | null; readonly isPending: boolean };
  valid: boolean;
  getInputProps: (field: 'password' | 'password_confirmation') => Partial<ComponentProps<typeof PasswordField>>;
  /** Fields that say whose password it is; without them the password comes first. */
  children?: ReactNode;
  /** Further buttons. */
  after?: ReactNode;
}

/** A new password by a link or a code (P7): typed twice, kept, and back to the sign-in. */
export function NewPasswordForm({ intro, submit, reset, valid, getInputProps, children, after }: Props) {
  const t = useTranslations('usuario.restablecer');
  const campos = useTranslations('usuario.contrasena');
  const navigate = useNavigate();
  const finish = () => {
    toast.success(t('listo'));
    void navigate({ to: '/auth/login' });
  };
  return (
    <form onSubmit={submit(finish)} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{intro}</Text>
        {reset.error && <ErrorAlert>{messageOf(reset.error)}</ErrorAlert>}
        {children}
        <PasswordField
          label={campos('nueva')}
          autoComplete="new-password"
          autoFocus={children === undefined}
          required
          {...getInputProps('password')}
        />
        <PasswordField label={campos('repetir')} autoComplete="new-password" required {...getInputProps('password_confirmation')} />
        <AuthSubmit busy={reset.isPending} disabled={!valid}>
          {t('guardar')}
        </AuthSubmit>
        {after}
      </Stack>
    </form>
  );
}
