import { Alert, Stack, Text } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { LIMITE_CORREO } from '@portal/contract/limites';
import { olvidoBody } from '@portal/contract/sesion';
import { useTranslations } from 'use-intl';
import { useForgotPassword } from './cuenta.queries.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { AuthSubmit } from '../../ui/auth/AuthSubmit.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

/** /auth/forgot-password: requests the mail with the reset link (P7). */
export function ForgotPasswordScreen() {
  const t = useTranslations('sesion.olvido');
  const forgot = useForgotPassword();
  const { form, showErrors } = useContractForm(olvidoBody, { email: '' });
  const submit = form.onSubmit((values) => forgot.mutate(values, { onError: showErrors }));
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Text c="dimmed">{t('texto')}</Text>
        {forgot.isError && <ErrorAlert>{t('error')}</ErrorAlert>}
        {forgot.isSuccess && (
          <Alert color="blue" icon={<IconMailCheck />} role="status" title={t('listo')}>
            {t('listoTexto')}
          </Alert>
        )}
        <TextField
          label={t('correo')}
          type="email"
          autoComplete="email"
          autoFocus
          maxLength={LIMITE_CORREO}
          required
          {...form.getInputProps('email')}
        />
        <AuthSubmit busy={forgot.isPending} quiet={forgot.isSuccess}>
          {t(forgot.isSuccess ? 'otraVez' : 'enviar')}
        </AuthSubmit>
        <LinkButton to="/auth/codigo" variant="subtle" fullWidth>
          {t('conCodigo')}
        </LinkButton>
        <LinkButton to="/auth/login" variant="default" fullWidth>
          {t('cancelar')}
        </LinkButton>
      </Stack>
    </form>
  );
}
