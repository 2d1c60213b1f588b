import { IconAdjustments, IconChevronDown } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { readLayoutConfig, saveLayoutConfig } from '../../core/theme/layout-config.ts';
import type { MenuGroup } from './menu.ts';
import styles from './Sidebar.module.css';
import { SidebarEntries } from './SidebarEntries.tsx';

interface Props {
  group: MenuGroup;
  /** Address of the current screen's entry. */
  current: string | undefined;
  onNavigate?: () => void;
}

/** A group of menu entries; its heading collapses it, until the person opens it again. */
export function SidebarGroup({ group, current, onNavigate }: Props) {
  const [open, setOpen] = useState(() => !readLayoutConfig().closedGroups.includes(group.id));
  const toggle = () => {
    const others = readLayoutConfig().closedGroups.filter((one) => one !== group.id);
    saveLayoutConfig({ closedGroups: open ? [...others, group.id] : others });
    setOpen(!open);
  };
  const id = useId();
  const { label, action } = group;
  return (
    <div className={styles.group}>
      {label && (
        <div className={styles.headings}>
          <button type="button" className={styles.heading} aria-expanded={open} aria-controls={id} onClick={toggle}>
            {label}
            <IconChevronDown size={14} aria-hidden="true" />
          </button>
          {action && (
            <button type="button" className={styles.action} aria-label={action.label} title={action.label} onClick={action.run}>
              <IconAdjustments size={16} aria-hidden="true" />
            </button>
          )}
        </div>
      )}
      <SidebarEntries id={id} hidden={!open} group={group} current={current} onNavigate={onNavigate} />
    </div>
  );
}
