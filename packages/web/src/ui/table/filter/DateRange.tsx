import { SimpleGrid } from '@mantine/core';
import type { DayRange } from '@portal/contract/core';
import { useTranslations } from 'use-intl';
import { DateField } from '../../form/day/DateField.tsx';

interface Props {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** Two day fields, side by side so that the calendar of one does not cover the other; each limits the other. */
export function DateRange({ range: { from, to }, onChange }: Props) {
  const t = useTranslations('ui.tabla.dias');
  const field = { size: 'xs', clearable: true, popoverProps: { withinPortal: false } } as const;
  return (
    <SimpleGrid cols={2} spacing="xs">
      <DateField
        {...field}
        autoFocus
        label={t('desde')}
        value={from ?? null}
        maxDate={to}
        onChange={(day) => onChange({ from: day ?? undefined, to })}
      />
      <DateField
        {...field}
        label={t('hasta')}
        value={to ?? null}
        minDate={from}
        onChange={(day) => onChange({ from, to: day ?? undefined })}
      />
    </SimpleGrid>
  );
}
