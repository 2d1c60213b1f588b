import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Folded.module.css';

interface Props {
  title: string;
  open: boolean;
  /** Heading level of the title; 2 unless it lies inside a section with a heading. */
  level?: 2 | 3;
  /** Below the title, also while the part is folded. */
  note?: ReactNode;
  /** Takes whether somebody unfolded it. */
  onFold?: (open: boolean) => void;
  children: ReactNode;
}

/** A part of a list behind its title. */
export function Folded({ title, open, level = 2, note, onFold, children }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <details
      className={styles.folded}
      open={open}
      // The event also comes for the fold that is drawn open.
      onToggle={({ currentTarget }) => currentTarget.open !== open && onFold?.(currentTarget.open)}
    >
      <summary>
        <div>
          <Heading>{title}</Heading>
          {note}
        </div>
        <IconChevronDown size={18} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
