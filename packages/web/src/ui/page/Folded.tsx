import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Folded.module.css';

interface Props {
  title: string;
  open: boolean;
  /** Heading level of the title; 2 unless it lies inside a section with a heading. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A part of a list behind its title. */
export function Folded({ title, open, level = 2, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details className={styles.folded} open={open}>
      <summary>
        <Heading>{title}</Heading>
        <IconChevronDown size={18} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
