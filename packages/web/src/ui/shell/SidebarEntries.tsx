import { VisuallyHidden } from '@mantine/core';
import { AppLink } from '../link/AppLink.tsx';
import type { MenuGroup } from './menu.ts';
import styles from './Sidebar.module.css';

interface Props {
  id?: string;
  hidden?: boolean;
  group: MenuGroup;
  /** Address of the current screen's entry. */
  current: string | undefined;
  onNavigate?: (() => void) | undefined;
}

/** Links of a group of the menu. */
export function SidebarEntries({ id, hidden, group, current, onNavigate }: Props) {
  return (
    <ul id={id} className={styles.list} hidden={hidden}>
      {group.items.map(({ key, to, search, label, icon: Icon, waiting }) => (
        <li key={key ?? to}>
          <AppLink
            to={to}
            search={search}
            state={{}}
            className={styles.link}
            data-current={(!group.shortcuts && to === current) || undefined}
            aria-current={!group.shortcuts && to === current ? 'true' : undefined}
            onClick={onNavigate}
          >
            <Icon size={18} stroke={1.6} aria-hidden="true" />
            <span>{label}</span>
            {waiting && (
              <>
                <span className={styles.waiting} aria-hidden="true">
                  {waiting.count}
                </span>
                <VisuallyHidden>{waiting.words}</VisuallyHidden>
              </>
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
