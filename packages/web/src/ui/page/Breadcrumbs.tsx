import { IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import type { Crumb } from './page-frame.ts';
import styles from './Breadcrumbs.module.css';

interface Props {
  places: readonly Crumb[];
  /** Name of the screen or of its record. */
  current: string;
}

/** Path to a screen: the places above it, as links, and itself; on a phone the title alone names the screen. */
export function Breadcrumbs({ places, current }: Props) {
  const t = useTranslations('ui.marco');
  return (
    <nav aria-label={t('migas')} className={styles.nav}>
      <ol className={styles.crumbs}>
        {places.map(({ label, link }) => (
          <li key={label}>
            {link ? (
              <AppLink {...link} state={link.state ?? {}}>
                {label}
              </AppLink>
            ) : (
              <span>{label}</span>
            )}
            <IconChevronRight size={14} aria-hidden="true" />
          </li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
