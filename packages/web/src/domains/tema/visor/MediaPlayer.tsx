import type { Recurso } from '@portal/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './viewer.module.css';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

/** A video with its captions, or an audio; the browser's own controls, which every phone knows. */
export function MediaPlayer({ recurso: { tipo, url, titulo, subtitulos } }: { recurso: Recurso }) {
  const t = useTranslations('tema');
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  if (failed) return <ErrorState compact title={t('sinReproducir')} message={t('sinReproducirTexto')} onRetry={retry} />;
  const shared = {
    key: tries,
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': titulo,
    onError: () => setFailed(true),
  } as const;
  // A track without a source is ignored by the browser: material without captions plays all the same.
  const captions = { srcLang: 'es', label: t('subtitulos'), src: subtitulos ?? undefined, default: subtitulos !== null };
  if (tipo === 'audio') {
    return (
      <div className={styles.audio}>
        <audio {...shared}>
          <track kind="captions" {...captions} />
        </audio>
      </div>
    );
  }
  return (
    <video {...shared} className={styles.video} playsInline>
      <track kind="captions" {...captions} />
    </video>
  );
}
