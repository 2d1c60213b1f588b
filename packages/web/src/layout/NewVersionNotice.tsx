import { Alert, Button, Group } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import styles from './NewVersionNotice.module.css';
import { installNewVersion, newVersion, onNewVersion, startAppWorker } from '../core/offline/app-worker.ts';
import { whenIdle } from '../core/when-idle.ts';

/** Starts the service worker when the portal is idle, and offers a new version, which waits for open questionnaires of all tabs. */
export function NewVersionNotice() {
  const t = useTranslations('sinconexion');
  const state = useSyncExternalStore(onNewVersion, newVersion);
  useEffect(() => whenIdle(() => void startAppWorker().catch(() => undefined)), []);
  if (!state) return null;
  return (
    <Alert color="blue" icon={<IconRefresh />} role="status" title={t('versionNueva')} className={styles.notice}>
      <Group justify="space-between">
        <span>{t(state === 'en_espera' ? 'versionEspera' : 'versionTexto')}</span>
        {state === 'lista' && (
          <Button variant="default" onClick={() => void installNewVersion()}>
            {t('versionInstalar')}
          </Button>
        )}
      </Group>
    </Alert>
  );
}
