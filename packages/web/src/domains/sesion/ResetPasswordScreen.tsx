import { IconLinkOff } from '@tabler/icons-react';
import { restablecerBody } from '@portal/contract';
import { useTranslations } from 'use-intl';
import { NewPasswordForm } from './NewPasswordForm.tsx';
import { useResetPassword } from './sesion.queries.ts';
import { ApiError } from '../../core/client/api-error.ts';
import { useContractForm } from '../../core/forms/use-contract-form.ts';
import { useScreenSearch } from '../../core/router/use-search.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

/** /auth/reset-password: a new password by the link of a mail (P7). */
export function ResetPasswordScreen() {
  const t = useTranslations('sesion.restablecer');
  const { token = '' } = useScreenSearch('/auth/reset-password');
  const reset = useResetPassword();
  const contract = useContractForm(restablecerBody, { token, password: '', password_confirmation: '' });
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
  return <NewPasswordForm intro={t('texto')} contract={contract} reset={reset} />;
}
