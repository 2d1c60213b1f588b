import { Alert, Button, Group, Text } from '@mantine/core';
import { IconAlertTriangle, IconEye } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './SessionNote.module.css';
import { currentVista, leaveSession } from '../../core/session/session.ts';

/** The session ends with this page, in a browser that stores nothing for the portal; or it is a look as another person, with the way back (P217). */
export function SessionNote() {
  const t = useTranslations('sinconexion');
  const vista = currentVista();
  if (!vista)
    return (
      <Alert color="yellow" icon={<IconAlertTriangle />} role="status" mb="md">
        {t('sesionPagina')}
      </Alert>
    );
  return (
    <Alert className={styles.vista} color="yellow" icon={<IconEye />} role="status" mb="md">
      <Group justify="space-between" gap="sm">
        <Text inherit>{vista.nota}</Text>
        <Button variant="default" size="compact-sm" onClick={() => leaveSession()}>
          {vista.salir}
        </Button>
      </Group>
    </Alert>
  );
}
