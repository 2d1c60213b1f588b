import type { CSSProperties, ReactNode } from 'react';
import styles from './FormGrid.module.css';

interface Props {
  children: ReactNode;
  /** Maximum number of columns; fewer on narrow screens. */
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
