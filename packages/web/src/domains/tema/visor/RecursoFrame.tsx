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

/** Sandbox of an embedded player; being of another origin, it cannot reach the portal. */
const OUTSIDE = 'allow-scripts allow-same-origin allow-presentation allow-popups';
/** Sandbox of an uploaded page: links alone, no scripts. */
const OWN_PAGE = 'allow-popups allow-popups-to-escape-sandbox';

/** Shows one resource in the player of its kind; frames are sandboxed. */
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

/** Frame of an uploaded page. Its address carries the theme as a fragment: sandboxed, it cannot read the portal's (demo/lesson-page.ts). */
function OwnPage({ url, titulo }: { url: string; titulo: string }) {
  const theme = useComputedColorScheme() === 'dark' ? 'oscuro' : 'claro';
  return (
    <Framed url={url}>
      <iframe
        // A new frame: another `src` in the same one would add a step to the browser's history.
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
