import { useEffect, useRef } from 'react';
import { AppLink } from './AppLink.tsx';
import styles from './LinkTabs.module.css';
import type { LinkTarget } from '../../core/router/origin.ts';

/** One of the places that the tabs lead to. */
export interface LinkTab extends Pick<LinkTarget, 'to' | 'search'> {
  readonly key: string;
  readonly label: string;
}

interface Props {
  /** Name of the tabs for screen readers. */
  label: string;
  tabs: readonly LinkTab[];
  /** Key of the present place. */
  current: string;
}

/** Links to several places, of which one is the present one; a narrow window scrolls them sideways. */
export function LinkTabs({ label: name, tabs, current }: Props) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = row.current;
    const tab = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return (
    <nav aria-label={name} className={styles.tabs} data-screen-only="">
      <ul ref={row}>
        {tabs.map(({ key, label, ...target }) => (
          <li key={key}>
            <AppLink {...target} state={{}} className={styles.tab} aria-current={key === current ? 'page' : undefined}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
