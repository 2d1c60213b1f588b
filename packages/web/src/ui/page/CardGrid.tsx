import type { ReactNode } from 'react';
import styles from './CardGrid.module.css';

interface Props {
  /** 'kpi' keeps two columns on phones; 'wide' gives every card at least 300px. */
  size?: 'kpi' | 'wide';
  children: ReactNode;
}

/** Cards of equal width, as many per row as fit. */
export function CardGrid({ size = 'kpi', children }: Props) {
  return (
    <div className={styles.grid} data-size={size}>
      {children}
    </div>
  );
}
