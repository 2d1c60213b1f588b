import { IconMapQuestion } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

/** error/404 (P57). */
export function NotFoundScreen() {
  const t = useTranslations();
  return (
    <>
      <h1 className="sr-only">{t('pantallas.error404')}</h1>
      <EmptyState
        icon={IconMapQuestion}
        title={t('errores.titulo404')}
        text={t('errores.texto404')}
        action={<LinkButton to="/">{t('comun.irAlInicio')}</LinkButton>}
      />
    </>
  );
}
