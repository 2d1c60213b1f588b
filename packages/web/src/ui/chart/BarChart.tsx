import { useElementSize } from '@mantine/hooks';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './BarChart.module.css';
import { barShape, layout, scaleTop, type Bar } from './bar-geometry.ts';

interface Props {
  title: string;
  bars: readonly Bar[];
  /** Top of the scale; the largest value, rounded up, unless given. */
  max?: number;
  unit?: 'percent' | 'number';
  height?: number;
  /** Heading of the first column of the hidden table. */
  labelHeader?: string;
}

const GRID = [0, 0.25, 0.5, 0.75, 1];

/** Vertical bars as SVG, with the same numbers in a table for screen readers. */
export function BarChart({ title, bars, max = scaleTop(bars), unit = 'number', height = 240, labelHeader }: Props) {
  const format = useFormatter();
  const { ref, width } = useElementSize();
  const plain = (value: number) => format.number(value, { maximumFractionDigits: 1 });
  const percent = (value: number) => format.number(value / 100, { style: 'percent', maximumFractionDigits: 0 });
  const text = unit === 'percent' ? percent : plain;
  const place = layout({ width, height, max, count: bars.length });
  return (
    <figure ref={ref} className={styles.chart} style={{ minHeight: height }}>
      {width > 0 && (
        <svg width={width} height={height} data-tight={place.tight || undefined} aria-hidden="true">
          {GRID.map((part) => (
            <g key={part}>
              <line
                className={styles.grid}
                data-base={part === 0 || undefined}
                x1={place.left}
                x2={width}
                y1={place.y(max * part)}
                y2={place.y(max * part)}
              />
              <text className={styles.tick} x={place.left - 8} y={place.y(max * part)} dy="0.33em" textAnchor="end">
                {text(max * part)}
              </text>
            </g>
          ))}
          {bars.map((bar, index) => (
            <g key={bar.label} className={styles.bar}>
              <rect className={styles.hit} {...place.slot(index)} />
              <path className={styles.fill} d={barShape(place, index, bar.value)} />
              {bar.value > 0 && (
                <text className={styles.value} x={place.middle(index)} y={place.y(bar.value) - 6} textAnchor="middle">
                  {place.tight ? plain(bar.value) : text(bar.value)}
                </text>
              )}
              <text className={styles.label} x={place.middle(index)} y={height - 8} textAnchor="middle">
                {bar.label}
              </text>
            </g>
          ))}
        </svg>
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
