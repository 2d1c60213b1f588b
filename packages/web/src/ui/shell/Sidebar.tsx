import { IconX } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import type { Path } from '../../core/router/paths.ts';
import { AppLink } from '../link/AppLink.tsx';
import { Logo } from '../page/Logo.tsx';
import type { MenuGroup } from './menu.ts';
import styles from './Sidebar.module.css';
import { SidebarGroup } from './SidebarGroup.tsx';
import { SidebarRail } from './SidebarRail.tsx';

interface Props {
  menu: MenuGroup[];
  /** Address of the present screen's entry. */
  current: string | undefined;
  homePath: Path;
  /** Icons alone; the groups open beside them. */
  narrow?: boolean;
  /** Called after a click on an entry; closes the drawer. */
  onNavigate?: () => void;
  onClose?: () => void;
}

/** The dark menu: logo and groups of links. */
export function Sidebar({ menu, current, homePath, narrow = false, onNavigate, onClose }: Props) {
  const t = useTranslations('ui.marco');
  const inicio = useTranslations('navegacion')('inicio');
  return (
    <nav className={styles.sidebar} aria-label={t('menu')} data-narrow={narrow || undefined}>
      <div className={styles.brand}>
        <AppLink to={homePath} state={{}} className={styles.home} onClick={onNavigate} aria-label={narrow ? inicio : undefined}>
          <Logo tone="light" withName={!narrow} />
        </AppLink>
        {onClose && (
          <button type="button" className={styles.close} onClick={onClose} aria-label={t('cerrarMenu')}>
            <IconX size={20} aria-hidden="true" />
          </button>
        )}
      </div>
      <div className={styles.nav}>
        {narrow ? (
          <SidebarRail menu={menu} current={current} />
        ) : (
          menu.map((group) => <SidebarGroup key={group.id} group={group} current={current} onNavigate={onNavigate} />)
        )}
      </div>
    </nav>
  );
}
