import { useTranslations } from 'use-intl';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import type { PlanOfCopy } from '../../../core/master/copy-of-plan.ts';
import { DateField } from '../../form/day/DateField.tsx';
import { FormGrid } from '../../form/FormGrid.tsx';
import { TextField } from '../../form/TextField.tsx';

interface Props {
  original: PlanOfCopy;
  value: PlanOfCopy;
  onChange: (value: PlanOfCopy) => void;
}

const LONGEST = 250;

/** Name and days of the copy of a plan; a year after the original is proposed. */
export function CopyOfPlan({ original, value, onChange }: Props) {
  const t = useTranslations();
  const { short } = useDayFormat();
  const wrong = value.fecha_inicio > value.fecha_fin;
  return (
    <FormGrid>
      <TextField
        data-wide
        label={t('ui.maestro.copiaNombre')}
        placeholder={`${original.denominacion}${t('registro.copia')}`}
        value={value.denominacion}
        maxLength={LONGEST}
        onChange={(event) => onChange({ ...value, denominacion: event.currentTarget.value })}
      />
      {(['fecha_inicio', 'fecha_fin'] as const).map((field) => (
        <DateField
          key={field}
          label={t(`planestudio.campos.${field}`)}
          value={value[field] || null}
          help={t('ui.maestro.copiaDe', { dia: short(original[field]) })}
          error={field === 'fecha_fin' && value.fecha_fin && wrong ? t('validacion.orden_fechas') : undefined}
          required
          onChange={(day) => onChange({ ...value, [field]: day ?? '' })}
        />
      ))}
    </FormGrid>
  );
}
