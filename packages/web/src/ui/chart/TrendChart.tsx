import { useElementSize } from '@mantine/hooks';
import type { CifraId } from '@portal/contract/cifra';
import { useState } from 'react';
import styles from './BarChart.module.css';
import { BarTable } from './BarTable.tsx';
import { ChartTools } from './ChartTools.tsx';
import { spotsOf, type TrendPoint } from './trend.ts';

interface Props {
  readonly title: string;
  readonly points: readonly TrendPoint[];
  /** Figure of the registry that the line shows. */
  readonly cifra: CifraId;
  /** Heading of the table's first column. */
  readonly labelHeader: string;
  readonly text: (value: number) => string;
}

const HEIGHT = 72;

/** A small line over time, with its table for screen readers and, by a button, for everybody. */
export function TrendChart({ title, points, cifra, labelHeader, text }: Props) {
  const [asTable, setAsTable] = useState(false);
  const { ref, width } = useElementSize();
  return (
    <figure ref={ref} className={styles.chart}>
      <ChartTools cifra={cifra} asTable={asTable} onToggle={() => setAsTable(!asTable)} />
      {!asTable && <Line points={points} width={width} />}
      <BarTable title={title} bars={points} series={undefined} labelHeader={labelHeader} text={text} visible={asTable} />
    </figure>
  );
}

function Line({ points, width }: { readonly points: readonly TrendPoint[]; readonly width: number }) {
  const spots = width > 0 ? spotsOf(points, { width, height: HEIGHT }) : [];
  const last = spots.at(-1);
  return (
    <svg className={styles.trend} width="100%" height={HEIGHT} viewBox={`0 0 ${Math.max(width, 1)} ${HEIGHT}`} aria-hidden="true">
      <polyline points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {spots.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y} r={x === last?.x ? 4 : 2} />
      ))}
    </svg>
  );
}
