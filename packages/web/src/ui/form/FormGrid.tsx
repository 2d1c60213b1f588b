import type { CSSProperties, ReactNode } from 'react';
import styles from './FormGrid.module.css';

interface Props {
  children: ReactNode;
  /** At the most; fewer where there is no room. */
  columns?: number;
}

/** Fields side by side where there is room, one under the other on phones. `data-wide` on a child takes the whole row. */
export function FormGrid({ children, columns = 2 }: Props) {
  return (
    <div className={styles.grid} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  );
}
