import type { CertificadoFicha } from '@portal/contract/certificado';
import { use, useMemo } from 'react';
import styles from '../../../pieces/certificado/certificado.module.css';
import { canvasMeasure } from '../../../pieces/certificado/lamina/canvas-text.ts';
import { INK, layoutCertificado, QR_BOX, SHEET } from '../../../pieces/certificado/lamina/layout.ts';
import { qrRuns } from '../../../ui/qr/qr.ts';
import { certificadoTexts, sheetTexts } from '../../../pieces/certificado/lamina/certificado-texts.ts';
import { accentOf } from '../../../pieces/certificado/lamina/marca-lamina.ts';
import { Renglones } from '../../../pieces/certificado/lamina/Renglones.tsx';
import { useArtwork } from '../../../pieces/certificado/lamina/use-artwork.ts';
import { useLetras } from '../../../pieces/certificado/lamina/use-letras.ts';
import { useMarcaLamina } from '../../../pieces/certificado/lamina/use-marca-lamina.ts';

/** Draws the certificate as SVG with the layout of its PDF, scaled to the width of its container. */
export function CertificadoLamina({ ficha }: { ficha: CertificadoFicha }) {
  const marca = useMarcaLamina();
  const texts = certificadoTexts(use(sheetTexts(ficha)), ficha, marca.nombre);
  const lines = layoutCertificado(texts, canvasMeasure, accentOf(marca.color_primario));
  const artwork = useArtwork(marca);
  const families = useLetras(ficha, texts);
  return (
    <svg
      className={styles.lamina}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="img"
      lang={texts.languageTag}
      aria-label={texts.resumen}
      style={{ fontFamily: `var(--font-sans)${families}` }}
    >
      <rect {...SHEET} fill={INK.grey} />
      {artwork === null && (
        <rect x="10" y="10" width={SHEET.width - 20} height={SHEET.height - 20} fill="none" stroke={INK.edge} strokeWidth="1.2" />
      )}
      {artwork && <image href={artwork} {...SHEET} />}
      <Renglones lines={lines} />
      <QrCode text={texts.qr} />
    </svg>
  );
}

function QrCode({ text }: { text: string }) {
  const { size, runs } = useMemo(() => qrRuns(text), [text]);
  return (
    <svg x={QR_BOX.x} y={QR_BOX.y} width={QR_BOX.size} height={QR_BOX.size} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill={INK.paper} />
      <path d={runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')} fill={INK.strong} />
    </svg>
  );
}
