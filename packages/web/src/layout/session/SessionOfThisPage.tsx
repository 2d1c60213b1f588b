import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { isSessionKept } from '../../core/session/session.ts';

/** Says, in a browser that stores nothing for the portal, that the session ends with this page. */
export function SessionOfThisPage() {
  const t = useTranslations('sinconexion');
  if (isSessionKept()) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} role="status" mb="md">
      {t('sesionPagina')}
    </Alert>
  );
}
