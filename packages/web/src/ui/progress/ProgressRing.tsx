import styles from './ProgressRing.module.css';
import { usePercent } from '../../core/i18n/use-percent.ts';
import { wholePercent } from './whole-percent.ts';

interface Props {
  /** 0 to 100. */
  value: number;
  /** Name of the measure, for screen readers. */
  label: string;
  size?: number;
}

/** Progress of a plan or program as a ring with its percentage inside. */
export function ProgressRing({ value, label, size = 72 }: Props) {
  const percent = usePercent();
  const shown = Math.min(100, Math.max(0, value));
  const stroke = Math.max(5, Math.round(size / 11));
  const radius = (size - stroke) / 2;
  const length = 2 * Math.PI * radius;
  const text = percent(wholePercent(value));
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke };
  return (
    <svg className={styles.ring} width={size} height={size} role="img" aria-label={`${label}: ${text}`}>
      <circle className={styles.track} {...circle} />
      <circle
        className={styles.fill}
        {...circle}
        strokeDasharray={length}
        strokeDashoffset={length * (1 - shown / 100)}
        opacity={shown > 0 ? 1 : 0}
        transform={`rotate(-90 ${size / 2} ${size / 2})`}
      />
      <text x="50%" y="50%" dy="0.36em" textAnchor="middle" fontSize={Math.max(12, size / 4.6)}>
        {text}
      </text>
    </svg>
  );
}
