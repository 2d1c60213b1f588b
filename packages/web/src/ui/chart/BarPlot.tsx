import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { ResponsiveContainer } from 'recharts';
import { labelsFor } from './axis-labels.ts';
import type { Bar, BarScale } from './bar.ts';
import styles from './BarChart.module.css';
import { AXIS_WIDTH, MARGIN_TOP } from './plot-place.ts';

/** Pixels per bar under which labels get smaller and values lose their unit. */
const TIGHT = 38;
/** Without `max`, the scale of small numbers has whole steps up to here. */
const SMALLEST_TOP = 4;
const FIRST = { name: 'value', color: 'var(--accent-line)' };
const SECOND = { name: 'second', color: 'var(--info-solid)' };

interface Props extends BarScale {
  bars: readonly Bar[];
  /** Pixels. */
  size: { width: number; height: number };
  text: (value: number) => string;
  /** The value without its unit. */
  plain: (value: number) => string;
}

/** Draws the bars of `BarChart`; a separate chunk with the chart library. */
export function BarPlot({ bars, min, max, size, text, plain }: Props) {
  const pairs = bars.some(({ second }) => second !== undefined);
  const band = (size.width - AXIS_WIDTH) / bars.length;
  const tight = size.width / bars.length < TIGHT * (pairs ? 2 : 1);
  const fontSize = tight ? 9.5 : 11;
  const labels = labelsFor(
    bars.map(({ label }) => label),
    band,
    fontSize,
  );
  const valueText = (value: unknown) => (typeof value === 'number' && value !== 0 ? (tight ? plain : text)(value) : '');
  return (
    <ResponsiveContainer width={size.width} height={size.height}>
      <BarChart
        h={size.height}
        className={styles.plot}
        data={[...bars]}
        dataKey="label"
        series={pairs ? [FIRST, SECOND] : [FIRST]}
        valueFormatter={text}
        withTooltip={false}
        accessibilityLayer={false}
        tickLine="none"
        strokeDasharray="0"
        maxBarWidth={40}
        barProps={{ radius: [5, 5, 0, 0] }}
        withBarValueLabel
        valueLabelProps={{ formatter: valueText, className: styles.value, fontSize }}
        xAxisProps={{
          interval: labels.skipped,
          tick: { fontSize, transform: 'translate(0, 6)' },
          tickFormatter: labels.format,
          stroke: 'var(--border-strong)',
          axisLine: true,
        }}
        yAxisProps={{ ...scaleOf(bars, { min, max }), tick: { fontSize: 11, transform: 'translate(-2, 0)' }, width: AXIS_WIDTH }}
        barChartProps={{ margin: { top: MARGIN_TOP, right: 0, bottom: 0, left: 0 } }}
      />
    </ResponsiveContainer>
  );
}

function scaleOf(bars: readonly Bar[], { min = 0, max }: BarScale) {
  const isSmall = bars.every(({ value, second = 0 }) => value < SMALLEST_TOP && second < SMALLEST_TOP);
  const top = max ?? (isSmall ? SMALLEST_TOP : ('auto' as const));
  const step = max === undefined ? 0 : (max - min) / 4;
  const ticks = max === undefined ? undefined : [min, min + step, min + step * 2, min + step * 3, max];
  return { domain: [min, top] as [number, number | 'auto'], ticks };
}
