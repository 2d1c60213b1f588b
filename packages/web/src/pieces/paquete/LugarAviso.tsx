import { Alert } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { PaqueteDeTema } from './tema-paquete.queries.ts';
import { LinkButton } from '../../ui/link/AppLink.tsx';

/** Warning that no package can be opened, and what the operator must open. */
export function LugarAviso({ lugar: { url, problema } }: Pick<PaqueteDeTema, 'lugar'>) {
  const t = useTranslations('paquete.autor.lugar');
  if (url !== null && problema === null) return null;
  const words = { sin_https: t('sin_https'), puerto_ocupado: t('puerto_ocupado') };
  return (
    <Alert color="yellow" icon={<IconPlugConnectedX />} title={t('titulo')} role="status">
      <p>{problema === null ? t('falta') : words[problema]}</p>
      <LinkButton to="/estado" variant="default" size="compact-sm">
        {t('estado')}
      </LinkButton>
    </Alert>
  );
}
