import { IconPlugX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { LinkButton } from '../../ui/link/AppLink.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';

/** error/500 (P57). */
export function SystemErrorScreen() {
  const t = useTranslations();
  return (
    <>
      <h1 className="sr-only">{t('pantallas.error500')}</h1>
      <EmptyState
        icon={IconPlugX}
        title={t('errores.titulo500')}
        text={t('errores.texto500')}
        action={<LinkButton to="/">{t('comun.irAlInicio')}</LinkButton>}
      />
    </>
  );
}
