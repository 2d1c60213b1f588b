import { useTranslations } from 'use-intl';
import { DateField } from '../../../ui/form/DateField.tsx';

/** Days as an address has them; 0: no bound. */
export interface Dias {
  readonly desde: string;
  readonly hasta: string;
}

const NONE = '0';

/** Returns whether the range ends before it begins. */
export const isReversed = ({ desde, hasta }: Dias): boolean => desde !== NONE && hasta !== NONE && desde > hasta;

const shown = (day: string): string | null => (day === NONE ? null : day);

/** First and last day of the openings; an empty one is no bound. */
export function DiasFields({ dias, onChange }: { dias: Dias; onChange: (dias: Dias) => void }) {
  const t = useTranslations('asignacion.filtros');
  const validacion = useTranslations('validacion');
  return (
    <>
      <DateField label={t('desde')} clearable value={shown(dias.desde)} onChange={(day) => onChange({ ...dias, desde: day ?? NONE })} />
      <DateField
        label={t('hasta')}
        clearable
        value={shown(dias.hasta)}
        onChange={(day) => onChange({ ...dias, hasta: day ?? NONE })}
        error={isReversed(dias) ? validacion('orden_fechas') : undefined}
      />
    </>
  );
}
