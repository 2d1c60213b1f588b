import type { ReactNode } from 'react';
import styles from './Block.module.css';

/** One named area of the showcase. The name is that of the component. */
export function Block({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.block} aria-label={name}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  );
}
