import { useFormatter, useTranslations } from 'use-intl';
import { progressTone } from './progress-tone.ts';
import { StateBadge, type Tone } from '../status/StateBadge.tsx';

interface Props {
  /** 0 to 100; null when nobody is assigned. */
  value: number | null;
  /** Rule that colours it; the dashboard's unless another is given. */
  tone?: (value: number) => Tone;
}

/** A percentage as a badge. */
export function ProgressBadge({ value, tone = progressTone }: Props) {
  const t = useTranslations('comun.estado');
  const format = useFormatter();
  if (value === null) return <StateBadge>{t('sinAsignar')}</StateBadge>;
  return (
    <StateBadge tone={tone(value)} dot={false}>
      {format.number(value / 100, { style: 'percent', maximumFractionDigits: 2 })}
    </StateBadge>
  );
}
