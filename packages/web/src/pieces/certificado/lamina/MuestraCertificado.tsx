import { LANGUAGES } from '@portal/messages';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { canvasMeasure } from './canvas-text.ts';
import { type CertificadoTexts, layoutCertificado } from './layout.ts';
import { INK, SHEET } from './sheet.ts';
import { accentOf, type MarcaLamina } from './marca-lamina.ts';
import { Renglones } from './Renglones.tsx';
import { useArtwork } from './use-artwork.ts';
import styles from '../certificado.module.css';

/** Texts that the sample leaves out. */
const EMPTY: CertificadoTexts = {
  languageTag: LANGUAGES.es.tag,
  resumen: '',
  descripcion: '',
  emisor: '',
  titulo: '',
  otorgado: '',
  nombre: '',
  identidad: '',
  motivo: '',
  tema: '',
  nota: '',
  lugarFecha: '',
  numero: '',
  codigo: '',
  verificar: '',
  direccion: '',
  qr: '',
  logo: '',
  firmantes: [],
};

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

/** A certificate of nobody in a brand that is not saved yet, with the layout of the others. */
export function MuestraCertificado({ marca }: { marca: MarcaLamina }) {
  const [element, seen] = useSeen();
  return (
    <svg ref={element} className={styles.lamina} viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} aria-hidden="true">
      <rect {...SHEET} fill={INK.grey} />
      {seen && <Hoja marca={marca} />}
    </svg>
  );
}

function Hoja({ marca }: { marca: MarcaLamina }) {
  const t = useTranslations('certificado.lamina');
  const artwork = useArtwork(marca);
  const texts = { ...EMPTY, emisor: marca.nombre ?? t('emisor'), titulo: t('titulo'), otorgado: t('otorgado') };
  return (
    <>
      {artwork && <image href={artwork} {...SHEET} />}
      <Renglones lines={layoutCertificado(texts, canvasMeasure, accentOf(marca.color_primario))} />
    </>
  );
}
