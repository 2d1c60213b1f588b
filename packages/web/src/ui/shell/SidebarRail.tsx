import { Tooltip, UnstyledButton } from '@mantine/core';
import { AppLink } from '../link/AppLink.tsx';
import { Flyout } from '../overlay/Flyout.tsx';
import type { MenuGroup } from './menu.ts';
import styles from './Sidebar.module.css';
import { SidebarEntries } from './SidebarEntries.tsx';

interface Props {
  menu: readonly MenuGroup[];
  /** Address of the current screen's entry. */
  current: string | undefined;
}

const holds = ({ items, shortcuts }: MenuGroup, current: string | undefined): boolean =>
  !shortcuts && items.some(({ to }) => to === current);

/** The narrow menu: first entries as icons, every group as an icon that opens its entries beside it. */
export function SidebarRail({ menu, current }: Props) {
  return (
    <ul className={styles.rail}>
      {menu.flatMap((group) =>
        group.label
          ? [
              <li key={group.id}>
                <Flyout
                  width={260}
                  position="right-start"
                  withinPortal
                  className={styles.flyout}
                  trigger={(toggle) => (
                    <Tooltip label={group.label} position="right">
                      <UnstyledButton
                        className={styles.railLink}
                        aria-label={group.label}
                        data-current={holds(group, current) || undefined}
                        onClick={toggle}
                      >
                        <group.icon size={20} stroke={1.6} aria-hidden="true" />
                      </UnstyledButton>
                    </Tooltip>
                  )}
                >
                  {(close) => (
                    <>
                      <p className={styles.flyoutTitle}>{group.label}</p>
                      <SidebarEntries group={group} current={current} onNavigate={close} />
                    </>
                  )}
                </Flyout>
              </li>,
            ]
          : group.items.map(({ to, search, label, icon: Icon }) => (
              <li key={to}>
                <Tooltip label={label} position="right">
                  <AppLink
                    to={to}
                    search={search}
                    state={{}}
                    className={styles.railLink}
                    aria-label={label}
                    data-current={to === current || undefined}
                  >
                    <Icon size={20} stroke={1.6} aria-hidden="true" />
                  </AppLink>
                </Tooltip>
              </li>
            )),
      )}
    </ul>
  );
}
