import { IconLock } from '@tabler/icons-react';
import type { Permits } from './use-permits.ts';
import styles from './master.module.css';

/** Says above a list or a form why its buttons are missing. */
export const Limits = ({ permits: { reason } }: { permits: Permits }) =>
  reason && (
    <p className={styles.limits}>
      <IconLock size={16} aria-hidden="true" />
      {reason}
    </p>
  );
