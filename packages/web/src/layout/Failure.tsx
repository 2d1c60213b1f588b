import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../ui/status/ErrorState.tsx';

/** Error of a screen that failed to load or render, with a retry (P37). */
export function Failure({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTranslations('errores');
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState title={t('pantalla')} message={t('pantallaTexto')} onRetry={retry} />;
}
