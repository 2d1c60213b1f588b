import { Alert, Anchor, Button, Stack } from '@mantine/core';
import { IconAlertCircle, IconInfoCircle } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { loginBody } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { DemoSignIns } from './DemoSignIns.tsx';
import { useLogin } from './usuario.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { returnAddress } from '../../core/router/return-address.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { AppLink } from '../../ui/AppLink.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { usePortalInfo } from '../portal/portal.public.ts';
import styles from './auth.module.css';

/** /auth/login: document number and password (section 2, "Auth area"). */
export function LoginScreen() {
  const t = useTranslations('usuario.login');
  const comun = useTranslations('comun');
  const router = useRouter();
  const { volver } = useScreenSearch('/auth/login');
  const { data: portal } = usePortalInfo();
  const login = useLogin();
  const { form, valid } = useContractForm(
    loginBody,
    { username: '', password: '' },
    { username: { requerido: t('usuarioRequerido') }, password: { requerido: t('contrasenaRequerida') } },
  );
  const submit = form.onSubmit((values) =>
    login.mutate(values, {
      onSuccess: () => router.history.replace(returnAddress(volver) ?? router.buildLocation({ to: '/' } as never).href),
    }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {login.isError ? (
          <Alert color="red" icon={<IconAlertCircle />} role="alert">
            {messageOf(login.error)}
          </Alert>
        ) : (
          <Alert color="blue" icon={<IconInfoCircle />}>
            {t('aviso')}
          </Alert>
        )}
        <TextField
          label={t('usuario')}
          help={t('usuarioAyuda')}
          autoComplete="username"
          autoFocus
          maxLength={50}
          required
          {...form.getInputProps('username')}
        />
        <PasswordField label={t('contrasena')} autoComplete="current-password" required {...form.getInputProps('password')} />
        <Button type="submit" fullWidth size="md" loading={login.isPending} disabled={!valid}>
          {login.isPending ? comun('espere') : t('enviar')}
        </Button>
        <div className={styles.links}>
          <Anchor component={AppLink} to="/auth/forgot-password">
            {t('olvido')}
          </Anchor>
          {portal?.registro_abierto && (
            <span>
              {t('sinCuenta')}{' '}
              <Anchor component={AppLink} to="/auth/registration">
                {t('crear')}
              </Anchor>
            </span>
          )}
        </div>
        <DemoSignIns accounts={portal?.demo ?? []} onPick={({ username, password }) => form.setValues({ username, password })} />
      </Stack>
    </form>
  );
}
