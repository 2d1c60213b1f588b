import { useTranslations } from 'use-intl';
import styles from './ProgressBar.module.css';
import { usePercent } from '../../core/i18n/use-percent.ts';
import { wholePercent } from './whole-percent.ts';

interface Props {
  /** 0 to 100. */
  value: number;
  /** Shown above the bar; without it only screen readers get a name. */
  label?: string;
  tone?: 'accent' | 'warning' | 'danger';
}

/** A bar with its percentage. */
export function ProgressBar({ value, label, tone = 'accent' }: Props) {
  const t = useTranslations('ui.estado');
  const percent = usePercent();
  const shown = Math.min(100, Math.max(0, value));
  const text = percent(wholePercent(value));
  return (
    <div className={styles.root} data-tone={tone}>
      {label && <span className={styles.label}>{label}</span>}
      <span className={styles.value}>{text}</span>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label ?? t('progreso')}
        aria-valuenow={wholePercent(value)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <div className={styles.fill} style={{ width: `${shown}%` }} />
      </div>
    </div>
  );
}
