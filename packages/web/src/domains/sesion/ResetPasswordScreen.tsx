import { IconLinkOff } from '@tabler/icons-react';
import { restablecerBody } from '@portal/contract/sesion';
import { useTranslations } from 'use-intl';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useLinkCheck, useResetPassword } from './cuenta.queries.ts';
import { useLinkToken } from './use-link-token.ts';
import { ApiError } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { QueryContent } from '../../ui/status/QueryContent.tsx';

const isSpent = (error: Error | null): boolean => error instanceof ApiError && error.code === 'enlace_vencido';

/** /auth/reset-password: a new password by the link of a mail (P7). A link that no longer works says so before anything is typed. */
export function ResetPasswordScreen() {
  const token = useLinkToken();
  return token ? <LinkForm key={token} token={token} /> : <SpentLink />;
}

function LinkForm({ token }: { readonly token: string }) {
  const t = useTranslations('sesion.restablecer');
  const check = useLinkCheck(token);
  const reset = useResetPassword();
  const contract = useContractForm(restablecerBody, { token, password: '', password_confirmation: '' });
  if (isSpent(check.error) || isSpent(reset.error)) return <SpentLink />;
  return <QueryContent query={check}>{() => <NewPasswordForm intro={t('texto')} contract={contract} reset={reset} />}</QueryContent>;
}

function SpentLink() {
  const t = useTranslations('sesion.restablecer');
  return (
    <EmptyState
      icon={IconLinkOff}
      title={t('sinEnlace')}
      text={t('sinEnlaceTexto')}
      action={<LinkButton to="/auth/forgot-password">{t('pedir')}</LinkButton>}
    />
  );
}
