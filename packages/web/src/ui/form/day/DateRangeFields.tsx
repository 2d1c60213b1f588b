import { useTranslations } from 'use-intl';
import { DateField } from './DateField.tsx';

/** Days as an address has them; 0: no bound. */
export interface DateRange {
  readonly desde: string;
  readonly hasta: string;
}

const NONE = '0';

/** Returns whether the range ends before it begins. */
export const isReversed = ({ desde, hasta }: DateRange): boolean => desde !== NONE && hasta !== NONE && desde > hasta;

const shown = (day: string): string | null => (day === NONE ? null : day);

interface Props {
  readonly labels: DateRange;
  readonly range: DateRange;
  readonly onChange: (range: DateRange) => void;
}

/** First and last day of a range; an empty one is no bound. */
export function DateRangeFields({ labels, range: { desde, hasta }, onChange }: Props) {
  const t = useTranslations('validacion');
  return (
    <>
      <DateField label={labels.desde} clearable value={shown(desde)} onChange={(day) => onChange({ hasta, desde: day ?? NONE })} />
      <DateField
        label={labels.hasta}
        clearable
        value={shown(hasta)}
        onChange={(day) => onChange({ desde, hasta: day ?? NONE })}
        error={isReversed({ desde, hasta }) ? t('orden_fechas') : undefined}
      />
    </>
  );
}
