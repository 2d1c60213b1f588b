import { Button, Stack, Text } from '@mantine/core';
import { restablecerCodigoBody } from '@portal/contract';
import { useNavigate } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { useResetByCode } from './usuario.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { LinkButton } from '../../ui/AppLink.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { toast } from '../../ui/toast.tsx';
import { ErrorAlert } from '../../ui/ErrorAlert.tsx';

const EMPTY = { username: '', codigo: '', password: '', password_confirmation: '' };

/** /auth/codigo: a new password by the one-time code that an administrator handed over (decision 7). */
export function CodigoScreen() {
  const t = useTranslations('usuario.codigo');
  const campos = useTranslations('usuario.contrasena');
  const login = useTranslations('usuario.login');
  const comun = useTranslations('comun');
  const navigate = useNavigate();
  const reset = useResetByCode();
  const { form, valid, showErrors } = useContractForm(restablecerCodigoBody, EMPTY, {
    password_confirmation: { contrasenias_distintas: campos('distintas') },
  });
  const finish = () => {
    toast.success(t('listo'));
    void navigate({ to: '/auth/login' });
  };
  return (
    <form onSubmit={form.onSubmit((values) => reset.mutate(values, { onSuccess: finish, onError: showErrors }))} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{t('texto')}</Text>
        {reset.isError && <ErrorAlert>{messageOf(reset.error)}</ErrorAlert>}
        <TextField
          label={login('usuario')}
          help={login('usuarioAyuda')}
          autoComplete="username"
          autoFocus
          maxLength={50}
          required
          {...form.getInputProps('username')}
        />
        <TextField
          label={t('codigo')}
          help={t('codigoAyuda')}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          required
          {...form.getInputProps('codigo')}
        />
        <PasswordField label={campos('nueva')} autoComplete="new-password" required {...form.getInputProps('password')} />
        <PasswordField label={campos('repetir')} autoComplete="new-password" required {...form.getInputProps('password_confirmation')} />
        <Button type="submit" fullWidth size="md" loading={reset.isPending} disabled={!valid}>
          {t('guardar')}
        </Button>
        <LinkButton to="/auth/login" variant="default" fullWidth>
          {comun('cancelar')}
        </LinkButton>
      </Stack>
    </form>
  );
}
