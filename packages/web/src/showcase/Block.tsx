import type { ReactNode } from 'react';
import styles from './Block.module.css';

/** Area of the showcase with the name of its component. */
export function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.block} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}
