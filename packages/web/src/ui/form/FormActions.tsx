import type { ReactNode } from 'react';
import styles from './FormActions.module.css';

interface Props {
  /** Destructive buttons, at the far left. */
  start?: ReactNode;
  /** Cancel first, the main button last. */
  children: ReactNode;
}

/** The buttons under a form; on phones they stick to the bottom of the screen. */
export function FormActions({ start, children }: Props) {
  return (
    <div className={styles.bar}>
      {start && <div className={styles.start}>{start}</div>}
      <div className={styles.end}>{children}</div>
    </div>
  );
}
