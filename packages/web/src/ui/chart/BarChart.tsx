import { useElementSize } from '@mantine/hooks';
import { lazy, Suspense } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './BarChart.module.css';
import type { Bar } from './BarPlot.tsx';

/** Loads the chart library with the first chart, not with the first screen. */
const BarPlot = lazy(() => import('./BarPlot.tsx').then((module) => ({ default: module.BarPlot })));

interface Props {
  title: string;
  bars: readonly Bar[];
  /** Top of the scale; default: a round number above the largest value. */
  max?: number;
  unit?: 'percent' | 'number';
  height?: number;
  /** Heading of the first column of the hidden table. */
  labelHeader?: string;
}

/** Vertical bars, with their numbers in a table for screen readers. */
export function BarChart({ title, bars, max, unit = 'number', height = 240, labelHeader }: Props) {
  const format = useFormatter();
  const { ref, width } = useElementSize();
  const plain = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const text = unit === 'percent' ? percent : plain;
  return (
    <figure ref={ref} className={styles.chart} style={{ minHeight: height }}>
      {width > 0 && (
        <div aria-hidden="true">
          <Suspense fallback={null}>
            <BarPlot bars={bars} max={max} size={{ width, height }} text={text} plain={plain} />
          </Suspense>
        </div>
      )}
      <HiddenTable title={title} bars={bars} labelHeader={labelHeader} text={text} />
    </figure>
  );
}

interface HiddenTableProps extends Pick<Props, 'title' | 'bars' | 'labelHeader'> {
  text: (value: number) => string;
}

function HiddenTable({ title, bars, labelHeader, text }: HiddenTableProps) {
  const t = useTranslations('ui.grafico');
  return (
    <div className="sr-only">
      <table>
        <caption>{t('tabla', { titulo: title })}</caption>
        <thead>
          <tr>
            <th scope="col">{labelHeader ?? t('etiqueta')}</th>
            <th scope="col">{t('valor')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.label}>
              <th scope="row">{bar.label}</th>
              <td>{text(bar.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
