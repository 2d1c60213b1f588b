import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../ui/status/ErrorState.tsx';

/** A screen that could not be loaded or drawn, with a way to try again (P37). */
export function Failure({ reset }: ErrorComponentProps) {
  const router = useRouter();
  const t = useTranslations('errores');
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return <ErrorState title={t('pantalla')} message={t('pantallaTexto')} onRetry={retry} />;
}
