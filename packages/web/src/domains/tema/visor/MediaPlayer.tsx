import type { Recurso } from '@portal/contract';
import { isLanguage, LANGUAGES } from '@portal/messages';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './viewer.module.css';
import { usePortalInfo } from '../../portal/portal.public.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

/** Video or audio with captions and the browser's own controls. */
export function MediaPlayer({ recurso: { tipo, url, titulo, subtitulos } }: { recurso: Recurso }) {
  const t = useTranslations('tema');
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const { idioma = '' } = usePortalInfo().data ?? {};
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  if (failed) return <ErrorState compact title={t('sinReproducir')} message={t('sinReproducirTexto')} onRetry={retry} />;
  const shared = {
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': titulo,
    onError: () => setFailed(true),
  } as const;
  // The browser ignores a track without a source, so material without captions plays too.
  // Captions are in the language of the contents, which the portal says.
  const language = isLanguage(idioma) ? idioma : 'es';
  const captions = { srcLang: language, label: LANGUAGES[language].name, src: subtitulos ?? undefined, default: subtitulos !== null };
  if (tipo === 'audio') {
    return (
      <div className={styles.audio}>
        <audio key={tries} {...shared}>
          <track kind="captions" {...captions} />
        </audio>
      </div>
    );
  }
  return (
    <video key={tries} {...shared} className={styles.video} playsInline>
      <track kind="captions" {...captions} />
    </video>
  );
}
