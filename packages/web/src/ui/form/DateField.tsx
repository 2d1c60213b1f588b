import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/es';
import { DateInput, DatesProvider, type DateInputProps } from '@mantine/dates';
import { IconCalendar } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../../core/i18n/language.ts';
import type { FieldHelp } from './field-help.tsx';
import { parseDay } from './parse-day.ts';

type Props = Omit<DateInputProps, 'description' | 'valueFormat'> & FieldHelp;

/** A calendar day, typed as dd/mm/yyyy or picked. The value is 'YYYY-MM-DD' or null, without time or zone. */
export function DateField({ help, ...props }: Props) {
  const t = useTranslations('ui.campo');
  const { language } = useLanguage();
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1 }}>
      <DateInput
        valueFormat="DD/MM/YYYY"
        dateParser={parseDay}
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
