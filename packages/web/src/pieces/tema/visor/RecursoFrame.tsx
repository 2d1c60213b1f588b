import type { Recurso } from '@portal/contract/tema';
import { IconExternalLink } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { MediaPlayer } from './MediaPlayer.tsx';
import { OpenApart } from './OpenApart.tsx';
import { OwnPage } from './OwnPage.tsx';
import styles from './viewer.module.css';
import { EmptyState } from '../../../ui/status/EmptyState.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';

const PdfViewer = lazy(() => import('./PdfViewer.tsx').then((module) => ({ default: module.PdfViewer })));

/** Sandbox of an embedded player; being of another origin, it cannot reach the portal. */
const OUTSIDE = 'allow-scripts allow-same-origin allow-presentation allow-popups';

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
      <Suspense
        fallback={
          <div className={styles.loading}>
            <FormSkeleton />
          </div>
        }
      >
        <PdfViewer url={url} titulo={titulo} />
      </Suspense>
    );
  }
  return <OwnPage url={url} titulo={titulo} />;
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
