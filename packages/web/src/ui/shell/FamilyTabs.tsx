import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import styles from './FamilyTabs.module.css';
import type { MenuTab } from './menu.ts';

interface Props {
  tabs: readonly MenuTab[];
  /** Address of the present screen. */
  current: string;
}

/** Links to the screens of one entry of the menu, above each of them; a narrow window scrolls them sideways. Nothing for an entry of one screen. */
export function FamilyTabs({ tabs, current }: Props) {
  const t = useTranslations('navegacion');
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  if (tabs.length === 0) return null;
  return (
    <nav aria-label={t('pestanas')} className={styles.tabs} data-screen-only="">
      <ul ref={row}>
        {tabs.map(({ to, label }) => (
          <li key={to}>
            <AppLink to={to} state={{}} className={styles.tab} aria-current={to === current ? 'page' : undefined}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
