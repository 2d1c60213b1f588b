import type { ReactNode } from 'react';
import styles from './DialogActions.module.css';

/** Row of buttons at the end of a dialog. */
export const DialogActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>;
