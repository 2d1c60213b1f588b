import { IconX } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useTranslations } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import { Logo } from '../page/Logo.tsx';
import { entryOf, type MenuGroup } from './menu.ts';
import styles from './Sidebar.module.css';
import { SidebarGroup } from './SidebarGroup.tsx';

interface Props {
  menu: MenuGroup[];
  homePath: string;
  /** Called after a click on an entry; closes the drawer. */
  onNavigate?: () => void;
  onClose?: () => void;
}

/** The dark menu: logo and groups of links. */
export function Sidebar({ menu, homePath, onNavigate, onClose }: Props) {
  const t = useTranslations('ui.marco');
  const current = entryOf(menu, useLocation({ select: ({ pathname }) => pathname }));
  return (
    <nav className={styles.sidebar} aria-label={t('menu')}>
      <div className={styles.brand}>
        <AppLink to={homePath} state={{}} className={styles.home} onClick={onNavigate}>
          <Logo tone="light" />
        </AppLink>
        {onClose && (
          <button type="button" className={styles.close} onClick={onClose} aria-label={t('cerrarMenu')}>
            <IconX size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={styles.nav}>
        {menu.map((group) => (
          <SidebarGroup key={group.id} group={group} current={current} onNavigate={onNavigate} />
        ))}
      </div>
    </nav>
  );
}
