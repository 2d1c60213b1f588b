import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './carga.module.css';

interface Props {
  readonly busy: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Button that chooses between a new and a stored record; long names of both take several lines. */
export function ElegirButton({ busy, onClick, children }: Props) {
  return (
    <Button
      className={styles.pick}
      classNames={{ label: styles.pickText }}
      size="compact-sm"
      variant="default"
      disabled={busy}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}
