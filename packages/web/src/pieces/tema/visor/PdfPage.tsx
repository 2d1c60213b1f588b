import { useIntersection } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { drawPage, type PDFDocumentProxy } from './pdf-document.ts';
import styles from './viewer.module.css';

interface Props {
  pdf: PDFDocumentProxy;
  number: number;
  width: number;
  /** Height over width of the first page; reserves the height of a page before it is drawn. */
  ratio: number;
}

/** Page of a PDF, drawn when it comes near the window. */
export function PdfPage({ pdf, number, width, ratio }: Props) {
  const t = useTranslations('tema');
  const canvas = useRef<HTMLCanvasElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const { ref, entry } = useIntersection({ rootMargin: '600px' });
  const [near, setNear] = useState(number === 1);
  if (entry?.isIntersecting && !near) setNear(true);
  useEffect(() => {
    let current = true;
    if (near) {
      void pdf.getPage(number).then((page) => {
        if (current && canvas.current && text.current) return drawPage(page, { canvas: canvas.current, text: text.current, width });
      });
    }
    return () => {
      current = false;
    };
  }, [pdf, number, width, near]);
  return (
    <section
      ref={ref}
      className={styles.pdfPage}
      style={{ width, minHeight: width * ratio }}
      aria-label={t('pagina', { pagina: number, paginas: pdf.numPages })}
    >
      <canvas ref={canvas} className={styles.pdfCanvas} aria-hidden="true" />
      <div ref={text} className={styles.pdfText} />
    </section>
  );
}
