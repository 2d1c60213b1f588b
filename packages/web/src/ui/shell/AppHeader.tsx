import { ActionIcon, Tooltip } from '@mantine/core';
import { IconLayoutSidebar, IconMenu2 } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import styles from './AppHeader.module.css';
import type { ShellUser } from './menu.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  user: ShellUser;
  /** Title of the screen. */
  title: string | undefined;
  passwordPath: string;
  onSignOut: () => void;
  collapsed: boolean;
  onToggle: () => void;
  drawerOpen: boolean;
  onOpenDrawer: () => void;
}

/** Bar above the page: menu buttons, signed-in person, theme and user menu. */
export function AppHeader({ user, title, passwordPath, onSignOut, collapsed, onToggle, drawerOpen, onOpenDrawer }: Props) {
  const t = useTranslations('ui.marco');
  const toggleLabel = collapsed ? t('mostrarMenu') : t('ocultarMenu');
  return (
    <header className={styles.header}>
      <ActionIcon className={styles.burger} size={40} onClick={onOpenDrawer} aria-label={t('abrirMenu')} aria-expanded={drawerOpen}>
        <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
      </ActionIcon>
      <Tooltip label={toggleLabel}>
        <ActionIcon className={styles.toggle} onClick={onToggle} aria-label={toggleLabel} aria-expanded={!collapsed}>
          <IconLayoutSidebar size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <p className={styles.who}>{t('usuario', { nombre: user.fullname })}</p>
      {/* On a phone, in the place of the name, which the user menu has too. */}
      <p className={styles.screen} aria-hidden="true">
        {title}
      </p>
      <ThemeSwitch />
      <UserMenu user={user} passwordPath={passwordPath} onSignOut={onSignOut} />
    </header>
  );
}
