import { usePercent } from '../../core/i18n/use-percent.ts';
import { useTranslations } from 'use-intl';
import { StateBadge, type Tone } from '../status/StateBadge.tsx';

interface Props {
  /** 0-100; null when nobody is assigned. */
  readonly value: number | null;
  /** Below `rojo` danger, below `amarillo` warning, else success. */
  readonly limits: { readonly rojo: number; readonly amarillo: number };
}

const toneOf = (value: number, { rojo, amarillo }: Props['limits']): Tone => {
  if (value < rojo) return 'danger';
  return value < amarillo ? 'warning' : 'success';
};

/** A share of people as a badge, coloured by the limits of the settings (P98). */
export function ShareBadge({ value, limits }: Props) {
  const t = useTranslations('comun.estado');
  const percent = usePercent();
  if (value === null) return <StateBadge dot={false}>{t('sinAsignar')}</StateBadge>;
  return (
    <StateBadge tone={toneOf(value, limits)} dot={false}>
      {percent(value)}
    </StateBadge>
  );
}
