import type { ReactNode } from 'react';
import styles from './Consequences.module.css';

interface Props {
  readonly title: string;
  /** `li` for each consequence. */
  readonly children: ReactNode;
}

/** List of what follows from the choices of a dialog; read aloud when it changes. */
export function Consequences({ title, children }: Props) {
  return (
    <section className={styles.follows} aria-label={title} aria-live="polite">
      <h3 className={styles.title}>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}
