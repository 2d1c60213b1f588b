import { useTranslations } from 'use-intl';
import styles from './BottomBar.module.css';
import type { MenuItem } from './menu.ts';
import { AppLink } from '../link/AppLink.tsx';
import { usePhone } from '../../core/theme/use-phone.ts';

interface Props {
  readonly items: readonly MenuItem[];
  /** Address of the present screen's entry. */
  readonly current: string | undefined;
}

/** Bar at the foot of a phone with the screens that a learner changes between (P243); its styles hide it where a screen needs the foot itself. */
export function BottomBar({ items, current }: Props) {
  const t = useTranslations('ui.barra');
  const phone = usePhone();
  if (!phone) return null;
  return (
    <nav className={styles.bar} aria-label={t('nombre')}>
      {items.map(({ to, label, icon: Icon, waiting }) => (
        <AppLink key={to} to={to} state={{}} className={styles.entry} aria-current={to === current ? 'page' : undefined}>
          <span className={styles.icon} data-waiting={waiting?.count}>
            <Icon size={20} aria-hidden="true" />
          </span>
          <span className={styles.label}>
            {label}
            {waiting && <span className="sr-only"> · {waiting.words}</span>}
          </span>
        </AppLink>
      ))}
    </nav>
  );
}
