import { UnstyledButton } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './Choice.module.css';

interface Props {
  icon: Icon;
  title: string;
  text: string;
  disabled?: boolean;
  busy?: boolean;
  onClick: () => void;
}

/** One of several ways to go on, with what it means; a press goes on. */
export function Choice({ icon: Icon, title, text, disabled = false, busy = false, onClick }: Props) {
  return (
    <UnstyledButton className={styles.choice} disabled={disabled} data-busy={busy || undefined} onClick={onClick}>
      <Icon size={20} stroke={1.75} aria-hidden="true" className={styles.icon} />
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
    </UnstyledButton>
  );
}

/** Ways to go on, one below the other. */
export const Choices = ({ children }: { readonly children: ReactNode }) => <div className={styles.choices}>{children}</div>;
