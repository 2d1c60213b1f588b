import type { CSSProperties } from 'react';
import { useFormatter } from 'use-intl';
import styles from './GradeRing.module.css';

interface Props {
  /** 0 to 100. */
  value: number;
  passed: boolean;
  /** Name of the figure for screen readers. */
  label: string;
}

const SIZE = 132;
const STROKE = 10;
const RADIUS = (SIZE - STROKE) / 2;
const LENGTH = 2 * Math.PI * RADIUS;
const CIRCLE = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, strokeWidth: STROKE };

/** Grade of one attempt as a ring; its colour says whether the attempt passed. */
export function GradeRing({ value, passed, label }: Props) {
  const format = useFormatter();
  const text = format.number(value, { maximumFractionDigits: 2 });
  return (
    <svg className={styles.ring} data-passed={passed} width={SIZE} height={SIZE} role="img" aria-label={`${label}: ${text} %`}>
      <circle className={styles.track} {...CIRCLE} />
      <circle
        className={styles.fill}
        {...CIRCLE}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - value / 100)}
        opacity={value > 0 ? 1 : 0}
        style={{ '--length': LENGTH } as CSSProperties}
        transform={`rotate(-90 ${SIZE / 2} ${SIZE / 2})`}
      />
      <text x="50%" y="50%" dy="0.36em" textAnchor="middle" className={styles.text} data-long={text.length > 3 || undefined}>
        {text}
        <tspan className={styles.unit}> %</tspan>
      </text>
    </svg>
  );
}
