import type { ReactNode } from 'react';
import styles from './reportes.module.css';
import type { ReportName } from './reports.ts';

/** Lying bars with these lengths. */
const bars = (...lengths: readonly number[]) =>
  lengths.map((length, row) => (
    <g key={length}>
      <rect className={styles.pale} x="8" y={10 + row * 13} width="104" height="7" rx="3.5" />
      <rect className={styles.strong} x="8" y={10 + row * 13} width={length} height="7" rx="3.5" />
    </g>
  ));

/** Standing bars with these heights. */
const columns = (...heights: readonly number[]) =>
  heights.map((height, place) => (
    <rect
      key={height}
      className={place % 2 ? styles.middle : styles.strong}
      x={12 + place * 17}
      y={58 - height}
      width="11"
      height={height}
      rx="2"
    />
  ));

/** A head of a table and its rows, the last cell of each marked. */
const table = (
  <>
    <rect className={styles.middle} x="8" y="8" width="104" height="9" rx="2" />
    {[0, 1, 2, 3].map((row) => (
      <g key={row}>
        <rect className={styles.pale} x="8" y={23 + row * 10} width={38 - row * 3} height="4" rx="2" />
        <rect className={styles.pale} x="54" y={23 + row * 10} width="24" height="4" rx="2" />
        <rect className={row === 1 ? styles.middle : styles.strong} x="92" y={22 + row * 10} width="20" height="6" rx="3" />
      </g>
    ))}
  </>
);

/** Rows by columns, each cell as strong as its figure. */
const matrix = [0, 1, 2, 3].map((row) => (
  <g key={row}>
    <rect className={styles.pale} x="8" y={11 + row * 13} width="26" height="5" rx="2" />
    {[0, 1, 2, 3].map((column) => (
      <rect
        key={column}
        className={[styles.pale, styles.middle, styles.strong][(row * 2 + column) % 3]}
        x={42 + column * 18}
        y={8 + row * 13}
        width="15"
        height="10"
        rx="2"
      />
    ))}
  </g>
));

const line = (
  <>
    <path className={styles.axis} d="M10 8v50h102" />
    <path className={styles.line} d="M14 50 34 38 52 42 72 24 90 28 110 12" />
    {[
      [34, 38],
      [72, 24],
      [110, 12],
    ].map(([x, y]) => (
      <circle key={x} className={styles.strong} cx={x} cy={y} r="3" />
    ))}
  </>
);

/** Half ring with a needle, as the NPS has. */
const gauge = (
  <>
    <path className={styles.arc} d="M24 54a36 36 0 0 1 72 0" />
    <path className={styles.arcStrong} d="M60 18a36 36 0 0 1 36 36" />
    <path className={styles.line} d="M60 54 80 32" />
    <circle className={styles.strong} cx="60" cy="54" r="4" />
  </>
);

/** People in a row, so many of them marked. */
const people = (marked: number) =>
  [0, 1, 2, 3].map((place) => (
    <g key={place} className={place < marked ? styles.strong : styles.pale}>
      <circle cx={21 + place * 26} cy="24" r="7" />
      <path d={`M${10 + place * 26} 50a11 14 0 0 1 22 0z`} />
    </g>
  ));

const opinions = (
  <>
    <rect className={styles.pale} x="8" y="8" width="80" height="22" rx="6" />
    <rect className={styles.middle} x="32" y="36" width="80" height="22" rx="6" />
    {[0, 1, 2, 3, 4].map((star) => (
      <circle key={star} className={star < 4 ? styles.strong : styles.pale} cx={44 + star * 14} cy="47" r="4" />
    ))}
    <path className={styles.line} d="M18 19h44" />
  </>
);

/** A sheet with a mark of its own in the corner. */
const sheet = (mark: ReactNode) => (
  <>
    <rect className={styles.pale} x="32" y="6" width="50" height="54" rx="4" />
    <path className={styles.lineThin} d="M40 18h26M40 28h34M40 38h34M40 48h20" />
    {mark}
  </>
);

const bookmark = <path className={styles.strong} d="M76 4h14v24l-7-6-7 6z" />;
const flake = <path className={styles.line} d="M88 34v24M77.600 40l20.800 12M98.400 40 77.600 52" />;

const SKETCHES: Readonly<Record<ReportName, ReactNode>> = {
  asignaciones: table,
  usuarioEmpresa: people(3),
  nps: gauge,
  general: bars(92, 70, 48, 30),
  departamentos: matrix,
  lineaTiempo: line,
  noAsignados: people(1),
  cuestionarios: table,
  empresa: columns(24, 40, 18, 46, 32, 12),
  empresaSeguimiento: bars(80, 56, 62, 24),
  planSeguimiento: columns(14, 22, 28, 36, 42, 48),
  planProgreso: matrix,
  opiniones: opinions,
  guardados: sheet(bookmark),
  congelados: sheet(flake),
};

/** Small picture of the form of a report; its title and its question say it in words. */
export function ReportSketch({ name }: { readonly name: ReportName }) {
  return (
    <svg viewBox="0 0 120 66" className={styles.sketch} aria-hidden="true">
      {SKETCHES[name]}
    </svg>
  );
}
