import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { isAtField, messageOf } from '../../core/client/api-error.ts';
import type { CheckedForm } from '../../core/forms/use-checked-form.ts';
import { useGo } from '../../core/router/go.ts';
import { AuthSubmit } from '../../ui/auth/AuthSubmit.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

interface Mutation<V> {
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly mutate: (values: V, options: { onSuccess: () => void; onError: (error: Error) => void }) => void;
}

interface Props<V extends Record<string, unknown>> {
  intro: string;
  contract: CheckedForm<V>;
  /** Call that sets the new password. */
  reset: Mutation<V>;
  /** Fields that identify the account; without them the password has the focus. */
  children?: ReactNode;
  /** Further buttons. */
  after?: ReactNode;
}

/** Form of a new password by link or code (P7); opens the sign-in after saving. */
export function NewPasswordForm<V extends { password: string; password_confirmation: string } & Record<string, unknown>>({
  intro,
  contract: { form, showErrors },
  reset,
  children,
  after,
}: Props<V>) {
  const t = useTranslations('sesion.restablecer');
  const campos = useTranslations('sesion.contrasena');
  const go = useGo();
  const finish = () => {
    toast.success(t('listo'));
    void go({ to: '/auth/login' });
  };
  return (
    <form onSubmit={form.onSubmit((values) => reset.mutate(values, { onSuccess: finish, onError: showErrors }))} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{intro}</Text>
        {reset.error && !isAtField(reset.error, form.values) && <ErrorAlert>{messageOf(reset.error)}</ErrorAlert>}
        {children}
        <PasswordField
          label={campos('nueva')}
          help={campos('regla')}
          autoComplete="new-password"
          autoFocus={children === undefined}
          required
          {...form.getInputProps('password')}
        />
        <PasswordField label={campos('repetir')} autoComplete="new-password" required {...form.getInputProps('password_confirmation')} />
        <AuthSubmit busy={reset.isPending}>{t('guardar')}</AuthSubmit>
        {after}
      </Stack>
    </form>
  );
}
