import { IconInbox, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface Props {
  title: ReactNode;
  text?: ReactNode;
  icon?: Icon;
  action?: ReactNode;
  /** Less padding: inside a table or a small card. */
  compact?: boolean;
}

/** Message for an empty list, with an action. */
export function EmptyState({ title, text, icon: Icon = IconInbox, action, compact }: Props) {
  return (
    <div className={styles.root} data-compact={compact || undefined}>
      <span className={styles.icon}>
        <Icon size={22} stroke={1.6} aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
