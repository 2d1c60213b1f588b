import type { ReactNode } from 'react';
import styles from './FormActions.module.css';
import { keepFootClear } from './keep-foot-clear.ts';

interface Props {
  /** Destructive buttons, at the far left. */
  start?: ReactNode;
  /** Keeps the buttons at the bottom of the screen while a long form scrolls. */
  sticky?: boolean;
  /** Cancel first, the main button last. */
  children: ReactNode;
}

/** The buttons under a form; on phones they always stick to the bottom of the screen. */
export function FormActions({ start, sticky, children }: Props) {
  return (
    <div className={styles.bar} data-foot data-sticky={sticky || undefined}>
      {start && <div className={styles.start}>{start}</div>}
      <div ref={keepFootClear} className={styles.end}>
        {children}
      </div>
    </div>
  );
}
