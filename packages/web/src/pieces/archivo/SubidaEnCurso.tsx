import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './archivo.module.css';
import type { useSubida } from './use-subida.ts';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';

/** An upload that runs, pauses or waits for the connection. */
export function SubidaEnCurso({ phase, nombre, avance, pause, resume, cancel }: ReturnType<typeof useSubida>) {
  const t = useTranslations('archivo');
  return (
    <div className={styles.running}>
      <ProgressBar
        value={avance}
        label={t(phase === 'guardando' ? 'guardando' : 'subiendo', { nombre })}
        tone={phase === 'cortada' ? 'warning' : 'accent'}
      />
      {phase !== 'guardando' && (
        <div className={styles.actions}>
          {phase === 'subiendo' ? (
            <Button variant="default" leftSection={<IconPlayerPause size={16} aria-hidden="true" />} onClick={pause}>
              {t('pausar')}
            </Button>
          ) : (
            <Button variant="default" leftSection={<IconPlayerPlay size={16} aria-hidden="true" />} onClick={resume}>
              {t('seguir')}
            </Button>
          )}
          <Button variant="subtle" color="gray" leftSection={<IconX size={16} aria-hidden="true" />} onClick={cancel}>
            {t('cancelar')}
          </Button>
        </div>
      )}
    </div>
  );
}
