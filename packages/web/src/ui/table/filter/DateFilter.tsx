import { FocusTrap, InputBase } from '@mantine/core';
import { dayRangeText, parseDayRange, type DayRange } from '@portal/contract';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import styles from './DateFilter.module.css';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { Flyout } from '../../overlay/Flyout.tsx';

// The calendar comes when somebody asks for it: few who read a list do.
const DateRange = lazy(() => import('./DateRange.tsx').then((module) => ({ default: module.DateRange })));

interface Props {
  label: string;
  /** As `dayRangeText` writes it. */
  value: string;
  onChange: (value: string) => void;
}

/** Days from and to: a button that says them, and opens the two fields. */
export function DateFilter({ label, value, onChange }: Props) {
  const range = parseDayRange(value) ?? {};
  const { short, tiny } = useDayFormat();
  const rangeText = useRangeText(range);
  return (
    <Flyout
      width={320}
      withinPortal
      trigger={(toggle) => (
        <InputBase
          component="button"
          type="button"
          size="xs"
          pointer
          classNames={{ input: styles.input }}
          data-empty={!value || undefined}
          aria-label={`${label}: ${rangeText(short)}`}
          rightSection={!value && <IconCalendar size={14} stroke={1.75} aria-hidden="true" />}
          rightSectionPointerEvents="none"
          rightSectionWidth={value ? 0 : undefined}
          onClick={toggle}
        >
          {rangeText(tiny)}
        </InputBase>
      )}
    >
      {() => (
        // Until the calendar is there the keyboard has a place of its own in here.
        <Suspense fallback={<FocusTrap.InitialFocus />}>
          <DateRange range={range} onChange={(next) => onChange(dayRangeText(next))} />
        </Suspense>
      )}
    </Flyout>
  );
}

/** Words the days with a format of days. */
function useRangeText({ from, to }: DayRange): (format: (day: string) => string) => string {
  const t = useTranslations('ui.tabla.dias');
  return (format) => {
    if (from && to) return from === to ? format(from) : t('entre', { desde: format(from), hasta: format(to) });
    if (from) return t('desdeDia', { desde: format(from) });
    return to ? t('hastaDia', { hasta: format(to) }) : t('todos');
  };
}
