import { useTranslations } from 'use-intl';

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'] as const;

/** Returns the short names of the twelve months. */
export function useMonthLabels(): string[] {
  const t = useTranslations('comun.meses');
  return MONTHS.map((month) => t(month));
}
