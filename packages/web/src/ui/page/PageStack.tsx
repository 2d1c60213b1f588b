import type { ReactNode } from 'react';
import styles from './PageStack.module.css';

/** Column of a screen's header and sections with equal gaps. */
export function PageStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}
