import type { DayRange } from '@portal/contract/core';
import { useTranslations } from 'use-intl';

/** Returns a function that words a range of days with a format of days. */
export function useRangeText(): (range: DayRange, format: (day: string) => string) => string {
  const t = useTranslations('ui.tabla.dias');
  return ({ from, to }, format) => {
    if (from && to) return from === to ? format(from) : t('entre', { desde: format(from), hasta: format(to) });
    if (from) return t('desdeDia', { desde: format(from) });
    return to ? t('hastaDia', { hasta: format(to) }) : t('todos');
  };
}
