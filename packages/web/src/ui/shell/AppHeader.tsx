import { ActionIcon, Tooltip } from '@mantine/core';
import { IconHelpCircle, IconLayoutSidebar, IconMenu2, IconSearch } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Path } from '../../core/router/paths.ts';
import { Keys } from '../overlay/Keys.tsx';
import styles from './AppHeader.module.css';
import type { ShellUser, UserAction } from './menu.ts';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { UserMenu } from './UserMenu.tsx';

interface Props {
  user: ShellUser;
  /** Title of the screen, for a phone. */
  title: string | undefined;
  passwordPath: Path | undefined;
  securityPath: Path | undefined;
  actions: readonly UserAction[];
  onSignOut: () => void;
  onSearch: (() => void) | undefined;
  onGuide: () => void;
  collapsed: boolean;
  onToggle: () => void;
  drawerOpen: boolean;
  /** Undefined without a menu. */
  onOpenDrawer: (() => void) | undefined;
}

/** Bar above the page: menu buttons, search, theme and user menu. */
export function AppHeader(props: Props) {
  const { user, title, collapsed, onToggle } = props;
  const t = useTranslations('ui.marco');
  const search = useTranslations('navegacion')('buscar');
  const help = useTranslations('ayuda')('titulo');
  const toggleLabel = collapsed ? t('mostrarMenu') : t('ocultarMenu');
  return (
    <header className={styles.header}>
      {props.onOpenDrawer && (
        <ActionIcon
          className={styles.burger}
          size={40}
          onClick={props.onOpenDrawer}
          aria-label={t('abrirMenu')}
          aria-expanded={props.drawerOpen}
        >
          <IconMenu2 size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      )}
      <Tooltip label={toggleLabel}>
        <ActionIcon className={styles.toggle} onClick={onToggle} aria-label={toggleLabel} aria-expanded={!collapsed}>
          <IconLayoutSidebar size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      {/* On a phone; the page has it as its heading. */}
      <span className={styles.screen} aria-hidden="true" title={title}>
        {title}
      </span>
      {props.onSearch ? (
        <button type="button" className={styles.search} aria-haspopup="dialog" onClick={props.onSearch}>
          <IconSearch size={18} stroke={1.7} aria-hidden="true" />
          <span className={styles.searchText}>{search}</span>
          <Keys keys={['mod+k']} hidden />
        </button>
      ) : (
        <span className={styles.noSearch} />
      )}
      <Tooltip label={help}>
        <ActionIcon size={40} aria-label={help} aria-haspopup="dialog" onClick={props.onGuide}>
          <IconHelpCircle size={20} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Tooltip>
      <ThemeSwitch />
      {/* On a machine that people share, the name shows who is signed in. */}
      <span className={styles.user} title={user.fullname}>
        {t('usuario', { nombre: user.fullname })}
      </span>
      <UserMenu
        user={user}
        passwordPath={props.passwordPath}
        securityPath={props.securityPath}
        actions={props.actions}
        onSignOut={props.onSignOut}
      />
    </header>
  );
}
