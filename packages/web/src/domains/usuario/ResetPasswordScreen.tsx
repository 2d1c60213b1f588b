import { Button, Stack, Text } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { restablecerBody } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { useResetPassword } from './usuario.queries.ts';
import { ApiError, messageOf } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { LinkButton } from '../../ui/AppLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { toast } from '../../ui/toast.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';

/** /auth/reset-password: consumes the link that came by mail (decision 7). */
export function ResetPasswordScreen() {
  const t = useTranslations('usuario.restablecer');
  const campos = useTranslations('usuario.contrasena');
  const navigate = useNavigate();
  const { token = '' } = useScreenSearch('/auth/reset-password');
  const reset = useResetPassword();
  const { form, valid, showErrors } = useContractForm(restablecerBody, { token, password: '', password_confirmation: '' });
  const expired = reset.error instanceof ApiError && reset.error.code === 'enlace_vencido';
  if (!token || expired) {
    return (
      <EmptyState
        icon={IconLinkOff}
        title={t('sinEnlace')}
        text={t('sinEnlaceTexto')}
        action={<LinkButton to="/auth/forgot-password">{t('pedir')}</LinkButton>}
      />
    );
  }
  const finish = () => {
    toast.success(t('listo'));
    void navigate({ to: '/auth/login' });
  };
  return (
    <form onSubmit={form.onSubmit((values) => reset.mutate(values, { onSuccess: finish, onError: showErrors }))} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{t('texto')}</Text>
        {reset.isError && <ErrorAlert>{messageOf(reset.error)}</ErrorAlert>}
        <PasswordField label={campos('nueva')} autoComplete="new-password" autoFocus required {...form.getInputProps('password')} />
        <PasswordField label={campos('repetir')} autoComplete="new-password" required {...form.getInputProps('password_confirmation')} />
        <Button type="submit" fullWidth size="md" loading={reset.isPending} disabled={!valid}>
          {t('guardar')}
        </Button>
      </Stack>
    </form>
  );
}
