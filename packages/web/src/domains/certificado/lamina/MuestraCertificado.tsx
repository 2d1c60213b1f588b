import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { INK, SHEET } from './layout.ts';
import { accentOf, type MarcaLamina } from './marca-lamina.ts';
import { useArtwork } from './use-artwork.ts';
import styles from '../certificado.module.css';

const CENTRE = SHEET.width / 2;

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

/** A certificate of nobody in a brand that is not saved yet. */
export function MuestraCertificado({ marca }: { marca: MarcaLamina }) {
  const t = useTranslations('certificado.lamina');
  const [element, seen] = useSeen();
  return (
    <svg ref={element} className={styles.lamina} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      <rect {...SHEET} fill={INK.grey} />
      {seen && <Fondo marca={marca} />}
      <text x={CENTRE} y="40" fontSize="5" fontWeight="700" textAnchor="middle" fill={accentOf(marca.color_primario)}>
        {marca.nombre}
      </text>
      <text x={CENTRE} y="62" fontSize="15" fontWeight="700" textAnchor="middle" fill={INK.strong}>
        {t('titulo')}
      </text>
      <text x={CENTRE} y="76" fontSize="6" textAnchor="middle" fill={INK.soft}>
        {t('otorgado')}
      </text>
    </svg>
  );
}

function Fondo({ marca }: { marca: MarcaLamina }) {
  const artwork = useArtwork(marca);
  return artwork ? <image href={artwork} {...SHEET} /> : null;
}
