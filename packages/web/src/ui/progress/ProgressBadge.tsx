import { useFormatter, useTranslations } from 'use-intl';
import { progressTone } from './progress-tone.ts';
import { StateBadge } from '../status/StateBadge.tsx';

/** A percentage from 0 to 100 as a badge; null when nobody is assigned. */
export function ProgressBadge({ value }: { value: number | null }) {
  const t = useTranslations('comun.estado');
  const format = useFormatter();
  if (value === null) return <StateBadge>{t('sinAsignar')}</StateBadge>;
  return (
    <StateBadge tone={progressTone(value)} dot={false}>
      {format.number(value / 100, { style: 'percent', maximumFractionDigits: 2 })}
    </StateBadge>
  );
}
