import { IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { AppLink } from '../link/AppLink.tsx';
import type { MenuGroup } from './menu.ts';
import styles from './Sidebar.module.css';

interface Props {
  group: MenuGroup;
  /** Address of the current screen's entry. */
  current: string | undefined;
  onNavigate?: () => void;
}

/** A group of menu entries; its heading collapses it. */
export function SidebarGroup({ group, current, onNavigate }: Props) {
  const [open, setOpen] = useState(true);
  const id = useId();
  return (
    <div className={styles.group}>
      {group.label && (
        <button type="button" className={styles.heading} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {group.label}
          <IconChevronDown size={14} aria-hidden="true" />
        </button>
      )}
      <ul id={id} className={styles.list} hidden={!open}>
        {group.items.map(({ to, search, label, icon: Icon }) => (
          <li key={to}>
            <AppLink
              to={to}
              search={search}
              state={{}}
              className={styles.link}
              data-current={to === current || undefined}
              onClick={onNavigate}
            >
              <Icon size={18} stroke={1.6} aria-hidden="true" />
              <span>{label}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
