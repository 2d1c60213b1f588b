import { qrRuns } from './qr.ts';
import styles from './qr.module.css';

/** QR code of a text, drawn here: its secret goes to no other server. Dark on white in both themes, as cameras expect. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, runs } = qrRuns(text);
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={runs.map(({ x, y, width }) => `M${x} ${y}h${width}v1h-${width}z`).join('')} fill="#000" />
    </svg>
  );
}
