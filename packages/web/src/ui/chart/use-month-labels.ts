import { useTranslations } from 'use-intl';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;

/** Short names of the twelve months, for the axis of a year. */
export function useMonthLabels(): string[] {
  const t = useTranslations('comun.meses');
  return MONTHS.map((month) => t(month));
}
