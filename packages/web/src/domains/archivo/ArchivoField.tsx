import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconUpload, IconX } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import styles from './archivo.module.css';
import { useSubida } from './use-subida.ts';
import { usePendingWork } from '../../ui/form/pending-work.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { ProgressBar } from '../../ui/progress/ProgressBar.tsx';

interface Props {
  label: string;
  help?: string;
  value?: string;
  /** Receives the typed text or the address of the uploaded file. */
  onChange: (value: string) => void;
  error?: ReactNode;
  maxLength?: number;
  required?: boolean;
}

const ACCEPT = '.mp4,.webm,.mp3,.m4a,.ogg,.wav,.pdf,.html,.htm,.vtt';

/** Text field for an address, with an upload that fills it in: progress, pause, resumption after a lost connection or a reload. */
export function ArchivoField({ onChange, ...field }: Props) {
  const t = useTranslations('archivo');
  const input = useRef<HTMLInputElement>(null);
  const { phase, nombre, avance, error, start, pause, resume, cancel } = useSubida(onChange);
  usePendingWork(phase === 'libre' ? null : t('espere', { nombre }));
  return (
    <div className={styles.field} data-wide>
      <TextField {...field} onChange={(event) => onChange(event.currentTarget.value)} />
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        className={styles.input}
        aria-label={t('elegirPara', { campo: field.label })}
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) void start(file);
        }}
      />
      {phase === 'libre' ? (
        <Button
          className={styles.choose}
          variant="default"
          leftSection={<IconUpload size={16} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t('subir')}
        </Button>
      ) : (
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
      )}
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
