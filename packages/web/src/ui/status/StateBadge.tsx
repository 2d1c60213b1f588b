import type { ReactNode } from 'react';
import styles from './StateBadge.module.css';

export type Tone = 'primary' | 'success' | 'warning' | 'danger' | 'info' | 'neutral';

interface Props {
  tone?: Tone;
  /** A dot before the text; states have one, counters do not. */
  dot?: boolean;
  children: ReactNode;
}

/** A short coloured label. The text says it all; the colour only helps. */
export function StateBadge({ tone = 'neutral', dot = true, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {dot && <span className={styles.dot} aria-hidden="true" />}
      {children}
    </span>
  );
}
