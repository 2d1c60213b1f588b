import { restablecerCodigoBody } from '@portal/contract/sesion';
import { useTranslations } from 'use-intl';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useResetByCode } from './cuenta.queries.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

const EMPTY = { username: '', codigo: '', password: '', password_confirmation: '' };

/** /auth/codigo: a new password by the one-time code that an administrator handed over (P7). */
export function CodigoScreen() {
  const t = useTranslations('sesion.codigo');
  const campos = useTranslations('sesion.contrasena');
  const login = useTranslations('sesion.login');
  const comun = useTranslations('comun');
  const reset = useResetByCode();
  const contract = useContractForm(restablecerCodigoBody, EMPTY, {
    password_confirmation: { contrasenias_distintas: campos('distintas') },
  });
  return (
    <NewPasswordForm
      intro={t('texto')}
      contract={contract}
      reset={reset}
      after={
        <LinkButton to="/auth/login" variant="default" fullWidth>
          {comun('cancelar')}
        </LinkButton>
      }
    >
      <TextField
        label={login('usuario')}
        help={login('usuarioAyuda')}
        autoComplete="username"
        autoFocus
        maxLength={50}
        required
        {...contract.form.getInputProps('username')}
      />
      <TextField
        label={t('codigo')}
        help={t('codigoAyuda')}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        required
        {...contract.form.getInputProps('codigo')}
      />
    </NewPasswordForm>
  );
}
