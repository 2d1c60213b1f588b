import '@mantine/dates/styles.layer.css';
import { DateInput, DatesProvider, type DateInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useSpoken } from '../../../core/i18n/spoken.ts';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { CALENDARS } from './calendar-words.ts';
import type { FieldHelp } from '../field-help.tsx';
import { parseDay } from './parse-day.ts';

type Props = Omit<DateInputProps, 'description' | 'valueFormat'> & FieldHelp;

/** A calendar day, typed in the order of the language or picked. The value is 'YYYY-MM-DD' or null, without time or zone. */
export function DateField({ help, ...props }: Props) {
  const t = useTranslations('ui.campo');
  const { locale, firstDayOfWeek, order, valueFormat, heads } = CALENDARS[useSpoken().language];
  const { long } = useDayFormat();
  return (
    <DatesProvider settings={{ locale, firstDayOfWeek }}>
      <DateInput
        {...heads}
        valueFormat={valueFormat}
        dateParser={(text) => parseDay(text, order)}
        getDayProps={(day) => ({ 'aria-label': long(day) })}
        placeholder={t('fecha')}
        leftSection={<IconCalendar size={16} stroke={1.75} aria-hidden="true" />}
        ariaLabels={{ previousMonth: t('mesAnterior'), nextMonth: t('mesSiguiente') }}
        clearButtonProps={{ 'aria-label': t('limpiar') }}
        // Below the message of a field with an error, which the calendar would cover.
        popoverProps={{ offset: props.error ? 34 : 6 }}
        {...props}
        description={help}
      />
    </DatesProvider>
  );
}
