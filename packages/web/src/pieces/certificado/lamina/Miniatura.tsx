import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { canvasMeasure } from './canvas-text.ts';
import { type CertificadoTexts, layoutCertificado } from './layout.ts';
import { INK, SHEET } from './sheet.ts';
import { accentOf, type MarcaLamina } from './marca-lamina.ts';
import { Renglones } from './Renglones.tsx';
import { useArtwork } from './use-artwork.ts';
import styles from '../certificado.module.css';

/** Whether an element came into sight; its pictures load no earlier. */
function useSeen(): [RefObject<SVGSVGElement | null>, boolean] {
  const element = useRef<SVGSVGElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (element.current) observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, seen];
}

/** Paper of a small picture of a certificate, which draws its content once it comes into sight. */
export function Miniatura({ className = styles.lamina, children }: { className?: string | undefined; children: ReactNode }) {
  const [element, seen] = useSeen();
  return (
    <svg ref={element} className={className} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      <rect {...SHEET} fill={INK.grey} />
      {seen && <Suspense fallback={null}>{children}</Suspense>}
    </svg>
  );
}

/** Background and lines of a certificate, without its QR code and its images. */
export function HojaMiniatura({ marca, texts }: { marca: MarcaLamina; texts: CertificadoTexts }) {
  const artwork = useArtwork(marca);
  return (
    <>
      {artwork && <image href={artwork} {...SHEET} />}
      <Renglones lines={layoutCertificado(texts, canvasMeasure, accentOf(marca.color_primario))} />
    </>
  );
}
