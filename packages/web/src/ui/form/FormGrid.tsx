import type { ReactNode } from 'react';
import styles from './FormGrid.module.css';

/** Fields side by side where there is room, one under the other on phones. `data-wide` on a child takes the whole row. */
export function FormGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}
