import { Alert } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../core/client/api-error.ts';
import { keptAnswers, useSession } from '../../core/session/session.ts';
import { ErrorAlert } from '../../ui/status/ErrorAlert.tsx';

interface Props {
  failure: unknown;
  /** True while the server checks the answer of a provider. */
  finishing: boolean;
}

/** Alert above the sign-in form: hint, expired session, check of a provider's answer, or failure. */
export function SignInMessage({ failure, finishing }: Props) {
  const t = useTranslations();
  const { status } = useSession();
  if (!failure) {
    const total = keptAnswers();
    const info = t(status === 'caducada' ? 'sesion.login.caducada' : 'sesion.login.aviso');
    return (
      <Alert color="blue" icon={<IconInfoCircle />}>
        {finishing ? t('proveedor.comprobando') : info}
        {status === 'caducada' && total > 0 && ` ${t('sesion.login.respuestas', { total })}`}
      </Alert>
    );
  }
  return <ErrorAlert>{messageOf(failure)}</ErrorAlert>;
}
