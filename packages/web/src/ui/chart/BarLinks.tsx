import type { Bar } from './bar.ts';
import styles from './BarChart.module.css';
import { AXIS_WIDTH } from './plot-place.ts';
import { AppLink } from '../link/AppLink.tsx';

interface Props {
  bars: readonly Bar[];
  /** Name of a bar with its value. */
  name: (bar: Bar) => string;
}

/** Links that lie over the bars of a plot: each opens what its bar counts, by mouse, finger and keyboard. */
export function BarLinks({ bars, name }: Props) {
  return (
    <ul className={styles.links} style={{ paddingInlineStart: AXIS_WIDTH }}>
      {bars.map((bar) => (
        <li key={bar.label}>{bar.link && <AppLink {...bar.link} className={styles.bar} aria-label={name(bar)} title={name(bar)} />}</li>
      ))}
    </ul>
  );
}
