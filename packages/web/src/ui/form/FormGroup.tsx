import type { ReactNode } from 'react';
import { FormGrid } from './FormGrid.tsx';
import { useAnchor } from './use-anchor.ts';
import styles from './FormGroup.module.css';

interface Props {
  title: string;
  /** Fragment of the address that leads here. */
  anchor?: string;
  children: ReactNode;
}

/** Fields of one subject in two columns, under their title. */
export function FormGroup({ title, anchor, children }: Props) {
  return (
    <fieldset id={anchor} ref={useAnchor<HTMLFieldSetElement>(anchor)} tabIndex={anchor ? -1 : undefined} className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <FormGrid>{children}</FormGrid>
    </fieldset>
  );
}
