import type { Recurso } from '@portal/contract/tema';
import { isLanguage, LANGUAGES } from '@portal/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { freshLink } from './fresh-link.ts';
import { useResumedMedium } from './use-reading-place.ts';
import { useRetry } from './use-retry.ts';
import styles from './viewer.module.css';
import { usePortalInfo } from '../../portal/portal.queries.ts';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';

/** Video or audio with captions and the browser's own controls. */
export function MediaPlayer({ recurso: { tipo, url, titulo, subtitulos } }: { recurso: Recurso }) {
  const t = useTranslations('tema');
  const { tries, failed, fail, retry } = useTries(url);
  const resumed = useResumedMedium(url);
  const { idioma = '' } = usePortalInfo().data ?? {};
  if (failed) return <ErrorState compact title={t('sinReproducir')} message={t('sinReproducirTexto')} onRetry={retry} />;
  const shared = {
    src: url,
    controls: true,
    preload: 'metadata',
    'aria-label': titulo,
    onError: fail,
    ...resumed,
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

/** Counts the tries of an address. A player does not say why it failed, so the first time the link is renewed, which gives another address. */
function useTries(url: string) {
  const queries = useQueryClient();
  const [tries, setTries] = useState(0);
  const [failedUrl, setFailedUrl] = useState<string>();
  const failed = failedUrl === url;
  const fail = () => {
    setFailedUrl(url);
    if (tries === 0) void freshLink(queries, url);
  };
  const retry = () => {
    setFailedUrl(undefined);
    setTries(tries + 1);
  };
  useRetry(failed, retry);
  return { tries, failed, fail, retry };
}
