import type { Recurso } from '@portal/contract';
import { useComputedColorScheme } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MediaPlayer } from './MediaPlayer.tsx';
import { OpenApart } from './OpenApart.tsx';
import styles from './viewer.module.css';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';

const PdfViewer = lazy(() => import('./PdfViewer.tsx').then((module) => ({ default: module.PdfViewer })));

/** What an embedded player needs; nothing of the portal is within its reach, because it is another origin. */
const OUTSIDE = 'allow-scripts allow-same-origin allow-presentation allow-popups';
/** A page of our own needs nothing but its links. */
const OWN_PAGE = 'allow-popups allow-popups-to-escape-sandbox';

/** One piece of material in the player that suits it; frames are sandboxed. */
export function RecursoFrame({ recurso }: { recurso: Recurso }) {
  const t = useTranslations('tema');
  const { tipo, url, titulo, externo } = recurso;
  if (tipo === 'enlace' || tipo === 'descarga') {
    return <EmptyState compact icon={IconExternalLink} title={titulo} text={t('enlaceTexto')} action={<OpenApart url={url} />} />;
  }
  if (externo) {
    return (
      <Framed url={url}>
        <iframe
          className={styles.player}
          src={url}
          title={titulo}
          sandbox={OUTSIDE}
          allow="fullscreen; picture-in-picture"
          referrerPolicy="strict-origin"
        />
      </Framed>
    );
  }
  if (tipo === 'video' || tipo === 'audio') return <MediaPlayer recurso={recurso} />;
  if (tipo === 'pdf') {
    return (
      <Suspense fallback={<FormSkeleton />}>
        <PdfViewer url={url} titulo={titulo} />
      </Suspense>
    );
  }
  return <OwnPage url={url} titulo={titulo} />;
}

/** A page of our own. It cannot see which theme the portal shows: the fragment tells a page that cares (demo/lesson-page.ts). */
function OwnPage({ url, titulo }: { url: string; titulo: string }) {
  const theme = useComputedColorScheme() === 'dark' ? 'oscuro' : 'claro';
  return (
    <Framed url={url}>
      <iframe
        // Another page, not another step in the history of this one.
        key={theme}
        className={styles.page}
        src={`${url}#${theme}`}
        title={titulo}
        sandbox={OWN_PAGE}
        referrerPolicy="no-referrer"
      />
    </Framed>
  );
}

function Framed({ url, children }: { url: string; children: ReactNode }) {
  return (
    <div className={styles.framed}>
      {children}
      <div className={styles.apart}>
        <OpenApart url={url} />
      </div>
    </div>
  );
}
