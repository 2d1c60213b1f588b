import { Anchor, Button, Stack } from '@mantine/core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { checkLogin } from './check-login.ts';
import { DemoSignIns } from './DemoSignIns.tsx';
import { ProveedorButtons } from './ProveedorButtons.tsx';
import { SignInMessage } from './SignInMessage.tsx';
import { useSignIn } from './use-sign-in.ts';
import { speakFor } from '../../core/i18n/spoken.ts';
import { rememberedUser, rememberUser } from '../../core/session/remembered-user.ts';
import { admitsLlaves, usesLlave } from '../../core/session/llaves.ts';
import { useSession } from '../../core/session/session.ts';
import { readShop } from '../../core/session/shop.ts';
import { useCheckedForm } from '../../core/forms/use-checked-form.ts';
import { AppLink } from '../../ui/link/AppLink.tsx';
import { AuthSubmit } from '../../ui/auth/AuthSubmit.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { usePortalInfo } from '../../pieces/portal/portal.queries.ts';
import styles from './auth.module.css';

/** Comes with the learner's texts when a sign-in asks for it: few do, and every visit loads this file. */
const FactorForm = lazy(async () => {
  const [{ FactorForm: form }] = await Promise.all([import('./FactorForm.tsx'), speakFor('learner')]);
  return { default: form };
});

/** Default until the portal's info arrives and when it fails: signing in by password works without it. */
const UNKNOWN = { registro_abierto: false, proveedores: [], demo: [], llaves: null };

/** /auth/login: sign-in by document number and password, by a passkey or through a provider (P54, P9, P168). */
export function LoginScreen() {
  const t = useTranslations('sesion.login');
  const { data: portal = UNKNOWN } = usePortalInfo();
  const { failure, busy, entering, finishing, leavingFor, enter, leaveFor, asked, sendCode, enterByLlave, leaveFactor } = useSignIn();
  const [known] = useState(rememberedUser);
  const remember = useRef<HTMLInputElement>(null);
  const { form } = useCheckedForm(
    checkLogin,
    { username: known, password: '' },
    { username: { requerido: t('usuarioRequerido') }, password: { requerido: t('contrasenaRequerida') } },
  );
  const passwordInput = useRef<HTMLInputElement>(null);
  const selectPassword = () => {
    passwordInput.current?.focus();
    passwordInput.current?.select();
  };
  const { first, llaves, focus } = useLlave(portal, known);
  const byLlave = llaves && (
    <Button variant="default" size="md" fullWidth autoFocus={first} disabled={busy} onClick={enterByLlave}>
      {t('llave')}
    </Button>
  );
  if (asked) {
    return (
      <Suspense>
        <FactorForm
          busy={busy}
          failure={failure}
          withCode={asked.codigo || !llaves}
          onLlave={asked.llave && llaves ? enterByLlave : undefined}
          onSend={sendCode}
          onBack={leaveFactor}
        />
      </Suspense>
    );
  }
  return (
    <form
      onSubmit={form.onSubmit((values) => {
        rememberUser(remember.current?.checked ? values.username.trim() : '');
        enter(values, selectPassword);
      })}
      noValidate
    >
      <Stack gap="md">
        <SignInMessage failure={failure} finishing={finishing} />
        {first && byLlave}
        <TextField
          label={t('usuario')}
          help={<UserHelp registration={portal.registro_abierto} />}
          autoComplete="username"
          autoFocus={focus === 'usuario'}
          maxLength={50}
          required
          {...form.getInputProps('username')}
        />
        <PasswordField
          ref={passwordInput}
          label={t('contrasena')}
          autoComplete="current-password"
          autoFocus={focus === 'contrasena'}
          required
          {...form.getInputProps('password')}
        />
        {!readShop() && (
          <label className={styles.remember}>
            <input ref={remember} type="checkbox" defaultChecked={!!known} /> {t('recordar')}
          </label>
        )}
        <AuthSubmit busy={entering} disabled={busy}>
          {t('enviar')}
        </AuthSubmit>
        {!first && byLlave}
        <ProveedorButtons
          proveedores={portal.proveedores}
          // Leaving the empty fields for this button validated them; a failed start clears those errors.
          onPick={(id) => leaveFor(id, form.clearErrors)}
          pending={leavingFor}
          disabled={busy}
        />
        <LoginLinks registration={portal.registro_abierto} />
        <DemoSignIns accounts={portal.demo} onPick={({ username, password }) => form.setValues({ username, password })} />
      </Stack>
    </form>
  );
}

/**
 * Returns whether a passkey can be used, whether it comes first, as after a session that ended where somebody entered by one (P272), and the field that has
 * the focus. Until the portal names its site the earlier use counts.
 */
function useLlave(portal: { readonly llaves?: string | null }, known: string) {
  const { status } = useSession();
  const [first] = useState(status === 'caducada' && usesLlave());
  const llaves = portal === UNKNOWN ? first : admitsLlaves(portal.llaves);
  return { first, llaves, focus: !first && (known ? 'contrasena' : 'usuario') };
}

/** Help of the user name. The longer text has its place from the start: the portal learns later whether it applies; it would move the form. */
function UserHelp({ registration }: { registration: boolean }) {
  const t = useTranslations('sesion.login');
  return (
    <span className={styles.either}>
      <span hidden={registration}>{t('usuarioAyuda')}</span>
      <span data-off={!registration || undefined}>{t('usuarioAyudaRegistro')}</span>
    </span>
  );
}

function LoginLinks({ registration }: { registration: boolean }) {
  const t = useTranslations('sesion.login');
  return (
    <div className={styles.links}>
      <Anchor component={AppLink} to="/auth/forgot-password">
        {t('olvido')}
      </Anchor>
      {registration && (
        <span>
          {t('sinCuenta')}{' '}
          <Anchor component={AppLink} to="/auth/registration">
            {t('crear')}
          </Anchor>
        </span>
      )}
    </div>
  );
}
