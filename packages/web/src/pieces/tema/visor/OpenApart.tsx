import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';

/** Link that opens material in a new tab. */
export function OpenApart({ url }: { url: string }) {
  const t = useTranslations('tema');
  return (
    <Button
      component="a"
      href={url}
      target="_blank"
      rel="noreferrer"
      variant="subtle"
      size="xs"
      aria-label={t('abrirAparte')}
      rightSection={<IconExternalLink size={14} aria-hidden="true" />}
    >
      {t('abrirAparte')}
    </Button>
  );
}
