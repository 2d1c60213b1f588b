import type { Bar } from './bar.ts';
import styles from './BarChart.module.css';
import { AXIS_WIDTH } from './plot-place.ts';
import { AppLink } from '../link/AppLink.tsx';

interface Props {
  bars: readonly Bar[];
  /** Heights of lying bars; undefined for standing ones. */
  heights: readonly number[] | undefined;
  /** Name of a bar with its value. */
  name: (bar: Bar) => string;
}

/** Links that lie over the bars of a plot: each opens what its bar counts, by mouse, finger and keyboard. */
export function BarLinks({ bars, heights, name }: Props) {
  const lying = heights && { gridAutoFlow: 'row', gridTemplateRows: heights.map((height) => `${height}px`).join(' ') };
  return (
    <ul className={styles.links} style={lying ?? { paddingInlineStart: AXIS_WIDTH }}>
      {bars.map((bar) => (
        <li key={bar.label}>{bar.link && <AppLink {...bar.link} className={styles.bar} aria-label={name(bar)} title={name(bar)} />}</li>
      ))}
    </ul>
  );
}
