import '@mantine/charts/styles.layer.css';
import { BarChart } from '@mantine/charts';
import { ResponsiveContainer } from 'recharts';
import styles from './BarChart.module.css';

/** Pixels per bar under which labels get smaller and values lose their unit. */
const TIGHT = 38;
/** Without `max`, the scale of small numbers has whole steps up to here. */
const SMALLEST_TOP = 4;
const SERIES = [{ name: 'value', color: 'var(--accent-fill)' }];

/** Bar of a chart; `value` from 0. */
export interface Bar {
  label: string;
  value: number;
}

interface Props {
  bars: readonly Bar[];
  max: number | undefined;
  /** Pixels. */
  size: { width: number; height: number };
  text: (value: number) => string;
  /** The value without its unit. */
  plain: (value: number) => string;
}

/** Draws the bars of `BarChart`; a separate chunk with the chart library. */
export function BarPlot({ bars, max, size, text, plain }: Props) {
  const tight = size.width / bars.length < TIGHT;
  const fontSize = tight ? 9.5 : 11;
  const valueText = (value: unknown) => (typeof value === 'number' && value > 0 ? (tight ? plain : text)(value) : '');
  const isSmall = bars.every(({ value }) => value < SMALLEST_TOP);
  const top = max ?? (isSmall ? SMALLEST_TOP : 'auto');
  return (
    <ResponsiveContainer width={size.width} height={size.height}>
      <BarChart
        h={size.height}
        className={styles.plot}
        data={[...bars]}
        dataKey="label"
        series={SERIES}
        valueFormatter={text}
        withTooltip={false}
        accessibilityLayer={false}
        tickLine="none"
        strokeDasharray="0"
        maxBarWidth={40}
        barProps={{ radius: [5, 5, 0, 0] }}
        withBarValueLabel
        valueLabelProps={{ formatter: valueText, className: styles.value, fontSize }}
        xAxisProps={{ interval: 0, tick: { fontSize, transform: 'translate(0, 6)' }, stroke: 'var(--border-strong)', axisLine: true }}
        yAxisProps={{
          domain: [0, top],
          ticks: max === undefined ? undefined : [0, max / 4, max / 2, (max * 3) / 4, max],
          tick: { fontSize: 11, transform: 'translate(-2, 0)' },
          width: 36,
        }}
        barChartProps={{ margin: { top: 22, right: 0, bottom: 0, left: 0 } }}
      />
    </ResponsiveContainer>
  );
}
