import { Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useBackCloses } from '../../core/router/back-closes.ts';
import type { Path } from '../../core/router/paths.ts';
import { readLayoutConfig, saveLayoutConfig } from '../../core/theme/layout-config.ts';
import { PrintedBy } from '../print/PrintedBy.tsx';
import { OfflineBanner } from '../status/OfflineBanner.tsx';
import { AppFooter } from './AppFooter.tsx';
import { AppHeader } from './AppHeader.tsx';
import { BottomBar } from './BottomBar.tsx';
import styles from './AppShell.module.css';
import type { MenuGroup, MenuItem, ShellUser, UserAction } from './menu.ts';
import { Sidebar } from './Sidebar.tsx';
import { SkipLink } from './SkipLink.tsx';

interface Props {
  menu: MenuGroup[];
  /** Entries of the bar at the foot of a phone; none without it. */
  bar?: readonly MenuItem[];
  /** Address of the present screen's entry in the menu. */
  current?: string | undefined;
  user: ShellUser;
  /** Title of the screen, which the header shows on a phone. */
  title?: string | undefined;
  version: string;
  helpHref: string;
  /** Target of "Cambiar contraseña"; undefined on a shared tablet and in a look as another person. */
  passwordPath: Path | undefined;
  securityPath: Path | undefined;
  /** Target of the logo. */
  homePath: Path;
  /** Further entries of the user menu. */
  actions?: readonly UserAction[];
  onSignOut: () => void;
  /** Opens the search of the portal; undefined while no other screen opens. */
  onSearch: (() => void) | undefined;
  /** Opens the help of the screen. */
  onGuide: () => void;
  /** Content of the banner when there is no connection. */
  offlineNote?: ReactNode;
  children: ReactNode;
}

/** Frame of every signed-in screen: menu, header, main region and footer. */
export function AppShell({ menu, bar, current, homePath, children, ...props }: Props) {
  const t = useTranslations('ui.marco');
  const main = useRef<HTMLElement>(null);
  const [drawer, { open, close }] = useDisclosure(false);
  useBackCloses(drawer, close);
  const [collapsed, setCollapsed] = useState(() => readLayoutConfig().sidebar === 'closed');
  const toggle = () => {
    saveLayoutConfig({ sidebar: collapsed ? 'open' : 'closed' });
    setCollapsed(!collapsed);
  };
  return (
    <div className={styles.shell} data-collapsed={collapsed || undefined}>
      <SkipLink target={main} />
      <div className={styles.sidebar}>
        <Sidebar menu={menu} current={current} homePath={homePath} narrow={collapsed} />
      </div>
      <Drawer.Root opened={drawer} onClose={close} size={288} padding={0}>
        <Drawer.Overlay />
        <Drawer.Content aria-label={t('menu')} className={styles.drawer}>
          <Sidebar menu={menu} current={current} homePath={homePath} onNavigate={close} onClose={close} />
        </Drawer.Content>
      </Drawer.Root>
      <div className={styles.page}>
        <AppHeader
          user={props.user}
          title={props.title}
          passwordPath={props.passwordPath}
          securityPath={props.securityPath}
          actions={props.actions ?? []}
          onSignOut={props.onSignOut}
          onSearch={props.onSearch}
          onGuide={props.onGuide}
          collapsed={collapsed}
          onToggle={toggle}
          drawerOpen={drawer}
          onOpenDrawer={menu.length > 0 ? open : undefined}
        />
        <OfflineBanner>{props.offlineNote}</OfflineBanner>
        <main ref={main} className={styles.main} tabIndex={-1} aria-label={props.title}>
          <PrintedBy person={props.user.fullname} />
          {children}
        </main>
        <AppFooter version={props.version} helpHref={props.helpHref} />
        {bar && bar.length > 0 && <BottomBar items={bar} current={current} />}
      </div>
    </div>
  );
}
