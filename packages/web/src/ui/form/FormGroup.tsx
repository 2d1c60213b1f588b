import type { ReactNode } from 'react';
import { FormGrid } from './FormGrid.tsx';
import styles from './FormGroup.module.css';

interface Props {
  title: string;
  children: ReactNode;
}

/** Fields of one subject in two columns, under their title. */
export function FormGroup({ title, children }: Props) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      <FormGrid>{children}</FormGrid>
    </fieldset>
  );
}
