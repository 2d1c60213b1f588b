import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import styles from './ProgressBar.module.css';
import { usePercent } from '../../core/i18n/use-percent.ts';
import { wholePercent } from './whole-percent.ts';

interface Props {
  /** 0 to 100. */
  value: number;
  /** Shown above the bar; without it only screen readers get a name. */
  label?: string;
  /** Name for screen readers of a bar without a label. */
  name?: string;
  /** In place of the percentage: «13 de 14». */
  text?: string;
  /** Value from which the bar moves to its own when it appears. */
  from?: number | undefined;
  tone?: 'accent' | 'warning' | 'danger';
}

/** A bar with its percentage, or with the counts that make it up. */
export function ProgressBar({ value, label, name = label, text: given, from, tone = 'accent' }: Props) {
  const t = useTranslations('ui.estado');
  const percent = usePercent();
  const shown = Math.min(100, Math.max(0, value));
  const text = given ?? percent(wholePercent(value));
  return (
    <div className={styles.root} data-tone={tone}>
      {label && <span className={styles.label}>{label}</span>}
      <span className={styles.value}>{text}</span>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={name ?? t('progreso')}
        aria-valuenow={wholePercent(value)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
      >
        <div
          className={styles.fill}
          data-moves={from === undefined ? undefined : true}
          style={{ width: `${shown}%`, '--from': `${from ?? shown}%` } as CSSProperties}
        />
      </div>
    </div>
  );
}
