import { useTranslations } from 'use-intl';
import { progressTone } from './progress-tone.ts';
import { usePercent } from '../../core/i18n/use-percent.ts';
import { StateBadge } from '../status/StateBadge.tsx';

/** A percentage from 0 to 100 as a badge; null when nobody is assigned. */
export function ProgressBadge({ value }: { value: number | null }) {
  const t = useTranslations('comun.estado');
  const percent = usePercent();
  if (value === null) return <StateBadge>{t('sinAsignar')}</StateBadge>;
  return (
    <StateBadge tone={progressTone(value)} dot={false}>
      {percent(value)}
    </StateBadge>
  );
}
