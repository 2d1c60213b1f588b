import { Alert } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** Link to content after the browser blocked its tab. */
export function BlockedTab({ url, text }: { url: string; text: string }) {
  const t = useTranslations('paquete.alumno');
  return (
    <Alert color="yellow" icon={<IconExternalLink />} role="status">
      {text}{' '}
      <a href={url} target="_blank" rel="noreferrer">
        {t('abrir')}
      </a>
    </Alert>
  );
}
