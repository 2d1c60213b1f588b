import type { ReactNode } from 'react';
import styles from './StateBadge.module.css';

/** Meaning of a colour; tokens.css defines the colours of each. */
export type Tone = 'primary' | 'success' | 'warning' | 'danger' | 'info' | 'neutral';

interface Props {
  tone?: Tone;
  /** Draws a dot before the text; for states, not for counters. */
  dot?: boolean;
  children: ReactNode;
}

/** A short coloured label. The text carries the whole meaning, not the colour. */
export function StateBadge({ tone = 'neutral', dot = true, children }: Props) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {dot && <span className={styles.dot} aria-hidden="true" />}
      {children}
    </span>
  );
}
