import { parseDayRange } from '@portal/contract/core';
import { use } from 'react';
import { useTranslations } from 'use-intl';
import { useRangeText } from './use-range-text.ts';
import type { ListColumn } from '../list-column.ts';
import type { ListModel } from '../use-list.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { matchingOf } from '../../../core/list/list-state.ts';
import { type Circumstances, CircumstancesContext } from '../../figure/circumstances.ts';

/** Returns what the figures of a list are about: the filters of its screen, its own, and the moment of its rows. */
export function useApplied<Row>({ columns, state }: ListModel<Row>, moment: number | undefined): Circumstances {
  const t = useTranslations('cifra');
  const outer = use(CircumstancesContext);
  const { short } = useDayFormat();
  const rangeText = useRangeText();
  const { buscar, filtro = {} } = matchingOf(state);
  const worded = ({ kind, options }: ListColumn<Row>, value: string) => {
    const range = kind === 'dia' || kind === 'momento' ? parseDayRange(value) : undefined;
    return range ? rangeText(range, short) : (options?.find((option) => option.value === value)?.label ?? value);
  };
  const own = columns.flatMap((column) => {
    const value = filtro[column.id];
    return value ? [{ field: column.header, value: worded(column, value) }] : [];
  });
  const searched = buscar ? [{ field: t('busqueda'), value: buscar }] : [];
  return { filters: [...outer.filters, ...searched, ...own], moment: moment ?? outer.moment };
}
