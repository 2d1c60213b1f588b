import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import type { LinkTarget } from '../../core/router/origin.ts';
import type { Tone } from '../status/StateBadge.tsx';
import styles from './KpiCard.module.css';

interface Props {
  label: string;
  value: ReactNode;
  icon?: Icon;
  tone?: Tone;
  hint?: ReactNode;
  /** Makes the whole card a link. */
  link?: LinkTarget & { label: string };
}

/** Card with one figure of a dashboard. */
export function KpiCard({ label, value, icon: Icon, tone = 'neutral', hint, link }: Props) {
  const format = useFormatter();
  return (
    <div className={styles.card} data-tone={tone}>
      <div className={styles.top}>
        <span className={styles.label}>{label}</span>
        {Icon && (
          <span className={styles.icon}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
          </span>
        )}
      </div>
      <span className={styles.value}>{typeof value === 'number' ? format.number(value) : value}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {link && (
        <AppLink className={styles.link} to={link.to} search={link.search}>
          {link.label}
        </AppLink>
      )}
    </div>
  );
}
