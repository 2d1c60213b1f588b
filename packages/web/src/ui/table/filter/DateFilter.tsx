import { FocusTrap, InputBase } from '@mantine/core';
import { dayRangeText, parseDayRange } from '@portal/contract/core';
import { IconCalendar } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import styles from './DateFilter.module.css';
import { useRangeText } from './use-range-text.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { Flyout } from '../../overlay/Flyout.tsx';

// Loads the calendar when the filter opens: few readers of a list use it.
const DateRange = lazy(() => import('./DateRange.tsx').then((module) => ({ default: module.DateRange })));

interface Props {
  label: string;
  /** As `dayRangeText` writes it. */
  value: string;
  onChange: (value: string) => void;
}

/** Filter by a range of days: a button with the range, which opens the two fields. */
export function DateFilter({ label, value, onChange }: Props) {
  const range = parseDayRange(value) ?? {};
  const { short, tiny } = useDayFormat();
  const rangeText = useRangeText();
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
          aria-label={`${label}: ${rangeText(range, short)}`}
          rightSection={!value && <IconCalendar size={14} stroke={1.75} aria-hidden="true" />}
          rightSectionPointerEvents="none"
          rightSectionWidth={value ? 0 : undefined}
          onClick={toggle}
        >
          {rangeText(range, tiny)}
        </InputBase>
      )}
    >
      {() => (
        // Holds the focus inside the flyout until the calendar has loaded.
        <Suspense fallback={<FocusTrap.InitialFocus />}>
          <DateRange range={range} onChange={(next) => onChange(dayRangeText(next))} />
        </Suspense>
      )}
    </Flyout>
  );
}
