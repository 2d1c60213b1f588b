import type { CifraId } from '@portal/contract/cifra';
import type { Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { AppLink } from '../link/AppLink.tsx';
import type { LinkTarget } from '../../core/router/origin.ts';
import type { Tone } from '../status/StateBadge.tsx';
import { FigureButton } from '../figure/FigureButton.tsx';
import styles from './KpiCard.module.css';
import { useReach } from '../../core/router/reach.ts';

interface Props {
  label: string;
  value: ReactNode;
  icon?: Icon;
  tone?: Tone;
  hint?: ReactNode;
  /** Figure of the registry: adds «¿De dónde sale?». */
  cifra?: CifraId;
  /** Makes the whole card a link. */
  link?: LinkTarget & { label: string };
  /** Makes the whole card a button that stays pressed. */
  toggle?: { readonly label: string; readonly pressed: boolean; readonly onToggle: () => void };
}

/** Card with one figure of a dashboard. */
export function KpiCard({ label, value, icon: Icon, tone = 'neutral', hint, cifra, link, toggle }: Props) {
  const reaches = useReach();
  const format = useFormatter();
  return (
    <div className={styles.card} data-tone={tone}>
      <div className={styles.top}>
        <span className={styles.label}>{label}</span>
        {cifra && (
          <span className={styles.figure}>
            <FigureButton cifra={cifra} />
          </span>
        )}
        {Icon && (
          <span className={styles.icon}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
          </span>
        )}
      </div>
      <span className={styles.value}>{typeof value === 'number' ? format.number(value) : value}</span>
      {hint && <span className={styles.hint}>{hint}</span>}
      {toggle && (
        <button type="button" className={styles.link} data-screen-only="" aria-pressed={toggle.pressed} onClick={toggle.onToggle}>
          {toggle.label}
        </button>
      )}
      {link && reaches(link) && (
        <AppLink className={styles.link} data-screen-only="" to={link.to} search={link.search} hash={link.hash}>
          {link.label}
        </AppLink>
      )}
    </div>
  );
}
