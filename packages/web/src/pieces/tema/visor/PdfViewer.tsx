import { ActionIcon } from '@mantine/core';
import { useElementSize, useMergedRef } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { freshLink } from './fresh-link.ts';
import { openPdf, type PDFDocumentProxy } from './pdf-document.ts';
import { PdfPage } from './PdfPage.tsx';
import { Readable } from './Readable.tsx';
import { useKeptScroll } from './use-reading-place.ts';
import { usePageInSight } from './use-page-in-sight.ts';
import { useRetry } from './use-retry.ts';
import styles from './viewer.module.css';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import { FormSkeleton } from '../../../ui/page/skeletons.tsx';

const ZOOM = { min: 0.5, max: 3, step: 0.25 } as const;
const MAX_WIDTH = 960;

/** A scrolling region must be reachable by keyboard (WCAG 2.1.1). */
const FOCUSABLE = { tabIndex: 0 } as const;

interface Opened {
  readonly pdf: PDFDocumentProxy;
  readonly ratio: number;
}

interface Props {
  url: string;
  titulo: string;
}

/** Shows a PDF inside the page, on phones too: their browsers show none in a frame. */
export function PdfViewer({ url, titulo }: Props) {
  const t = useTranslations('tema');
  const { opened, failed, retry } = usePdf(url);
  const [zoom, setZoom] = useState(1);
  const { ref, width } = useElementSize();
  const pageWidth = Math.round(Math.min(MAX_WIDTH, width) * zoom);
  const paginas = opened?.pdf.numPages ?? 0;
  const { pagina, onScroll } = usePageInSight(paginas);
  const scroll = useKeptScroll(url, opened ? pageWidth : 0);
  const pages = useMergedRef(ref, scroll.box);
  if (failed) return <ErrorState compact title={t('sinPdf')} message={t('sinPdfTexto')} onRetry={retry} />;
  return (
    <Readable url={url} titulo={titulo} className={styles.pdf}>
      {(tools) => (
        <>
          <div className={styles.pdfBar} role="toolbar" aria-label={t('herramientasPdf', { titulo })}>
            <span className="tabular">{opened && t('pagina', { pagina, paginas })}</span>
            <span className={styles.pdfZoom}>
              <ActionIcon size={36} aria-label={t('alejar')} disabled={zoom <= ZOOM.min} onClick={() => setZoom(zoom - ZOOM.step)}>
                <IconMinus size={18} aria-hidden="true" />
              </ActionIcon>
              <span className={styles.pdfPercent}>{`${Math.round(zoom * 100)}\u00a0%`}</span>
              <ActionIcon size={36} aria-label={t('acercar')} disabled={zoom >= ZOOM.max} onClick={() => setZoom(zoom + ZOOM.step)}>
                <IconPlus size={18} aria-hidden="true" />
              </ActionIcon>
            </span>
            {tools}
          </div>
          <section
            ref={pages}
            className={styles.pdfPages}
            onScroll={(event) => {
              onScroll(event);
              scroll.onScroll();
            }}
            {...FOCUSABLE}
            aria-label={titulo}
          >
            {opened && pageWidth > 0 ? (
              Array.from({ length: paginas }, (_, index) => (
                <PdfPage key={index} pdf={opened.pdf} number={index + 1} width={pageWidth} ratio={opened.ratio} />
              ))
            ) : (
              <FormSkeleton />
            )}
          </section>
        </>
      )}
    </Readable>
  );
}

interface Attempt {
  readonly key: string;
  readonly opened?: Opened;
  readonly failed?: boolean;
}

const STATUS_EXPIRED = 403;

/** Opens the document at `url` and drops the result of an earlier address or try. A link that has expired is renewed, which gives another `url`. */
function usePdf(url: string) {
  const queries = useQueryClient();
  const [tries, setTries] = useState(0);
  const key = `${tries} ${url}`;
  const [attempt, setAttempt] = useState<Attempt>({ key });
  useEffect(() => {
    let current = true;
    const task = openPdf(url);
    const open = async () => {
      const pdf = await task.promise;
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      if (current) setAttempt({ key, opened: { pdf, ratio: height / width } });
    };
    const fail = async (error: unknown) => {
      const expired = (error as { readonly status?: number }).status === STATUS_EXPIRED;
      const fresh = current && expired ? await freshLink(queries, url) : undefined;
      if (current && fresh === undefined) setAttempt({ key, failed: true });
    };
    open().catch(fail);
    return () => {
      current = false;
      void task.destroy();
    };
  }, [url, key, queries]);
  const now = attempt.key === key ? attempt : undefined;
  const failed = now?.failed ?? false;
  const retry = () => setTries(tries + 1);
  useRetry(failed, retry);
  return { opened: now?.opened, failed, retry };
}
