import { useMemo } from 'react';
import styles from '../certificado.module.css';
import { qrRuns } from '../../../ui/qr/qr.ts';
import { canvasMeasure } from './canvas-text.ts';
import { addressOf, type Dibujos } from './dibujos.ts';
import { LOGO_BOX, rayaDe, sitiosDeFirma } from './firmas.ts';
import { type CertificadoTexts, layoutCertificado, qrBox } from './layout.ts';
import { INK, SHEET } from './sheet.ts';
import { accentOf, type MarcaLamina } from './marca-lamina.ts';
import { Renglones } from './Renglones.tsx';
import { useArtwork } from './use-artwork.ts';

interface Props {
  texts: CertificadoTexts;
  marca: MarcaLamina;
  dibujos: Dibujos;
  /** Families of letters that the page loaded, as CSS writes them behind others. */
  families?: string;
}

/** Draws a certificate as SVG with the layout of its PDF, scaled to the width of its container. */
export function Lamina({ texts, marca, dibujos, families = '' }: Props) {
  const lines = layoutCertificado(texts, canvasMeasure, accentOf(marca.color_primario));
  const artwork = useArtwork(marca);
  return (
    <svg
      className={styles.lamina}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      lang={texts.languageTag}
      aria-label={texts.descripcion}
      style={{ fontFamily: `var(--font-sans)${families}` }}
    >
      <rect {...SHEET} fill={INK.grey} />
      {artwork === null && (
        <rect x="10" y="10" width={SHEET.width - 20} height={SHEET.height - 20} fill="none" stroke={INK.edge} strokeWidth="1.2" />
      )}
      {artwork && <image href={artwork} {...SHEET} />}
      {dibujos.logo && <image href={addressOf(dibujos.logo)} {...LOGO_BOX} preserveAspectRatio="xMaxYMid meet" />}
      <Firmas total={texts.firmantes.length} dibujos={dibujos} />
      <Renglones lines={lines} />
      <QrCode texts={texts} />
    </svg>
  );
}

/** Lines and images of the signatures. */
function Firmas({ total, dibujos }: { total: number; dibujos: Dibujos }) {
  return sitiosDeFirma(total).map((sitio, index) => {
    const dibujo = dibujos.firmas[index];
    const { x1, x2, y } = rayaDe(sitio);
    return (
      <g key={sitio.centro}>
        <line x1={x1} x2={x2} y1={y} y2={y} stroke={INK.text} strokeWidth="0.25" />
        {dibujo && <image href={addressOf(dibujo)} {...sitio.caja} preserveAspectRatio="xMidYMax meet" />}
      </g>
    );
  });
}

function QrCode({ texts }: { texts: CertificadoTexts }) {
  const { size, runs } = useMemo(() => qrRuns(texts.qr), [texts.qr]);
  const box = qrBox(texts);
  return (
    <svg x={box.x} y={box.y} width={box.size} height={box.size} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill={INK.paper} />
      <path d={runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')} fill={INK.strong} />
    </svg>
  );
}
