import { planestudioApi } from '@portal/contract/planestudio';
import { useTranslations } from 'use-intl';
import { useDayFormat } from '../../../core/i18n/use-day-format.ts';
import { useReglasDeCopia } from '../../../core/master/copias.queries.ts';
import type { PlanOfCopy, PlanOriginal } from '../../../core/master/copy-of-plan.ts';
import { CheckboxField } from '../../form/CheckboxField.tsx';
import { DateField } from '../../form/day/DateField.tsx';
import { FormGrid } from '../../form/FormGrid.tsx';
import { TextField } from '../../form/TextField.tsx';
import { May } from '../../link/May.tsx';

interface Props {
  id: number;
  original: PlanOriginal;
  value: PlanOfCopy;
  onChange: (value: PlanOfCopy) => void;
}

const LONGEST = 250;

/** Name and days of the copy of a plan, a year after the original; whether it takes the rules, or is a template. */
export function CopyOfPlan(props: Props) {
  const { original, value, onChange } = props;
  const t = useTranslations();
  return (
    <>
      <FormGrid>
        <TextField
          data-wide
          label={original.esPlantilla ? t('planestudio.campos.denominacion') : t('ui.maestro.copiaNombre')}
          {...(original.esPlantilla
            ? { required: true, 'data-autofocus': true }
            : { placeholder: `${original.denominacion}${t('registro.copia')}` })}
          value={value.denominacion}
          maxLength={LONGEST}
          onChange={(event) => onChange({ ...value, denominacion: event.currentTarget.value })}
        />
        {!value.plantilla && <Days {...props} />}
      </FormGrid>
      {!original.esPlantilla && (
        <>
          {!value.plantilla && (
            <May call={planestudioApi.reglasDeCopia}>
              <Reglas {...props} />
            </May>
          )}
          <CheckboxField
            label={t('ui.maestro.copiaPlantilla')}
            help={t('ui.maestro.copiaPlantillaTexto')}
            checked={value.plantilla}
            onChange={(event) => onChange({ ...value, plantilla: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}

function Days({ original, value, onChange }: Props) {
  const t = useTranslations();
  const { short } = useDayFormat();
  const wrong = value.fecha_inicio > value.fecha_fin;
  return (['fecha_inicio', 'fecha_fin'] as const).map((field) => (
    <DateField
      key={field}
      label={t(`planestudio.campos.${field}`)}
      value={value[field] || null}
      help={t(original.esPlantilla ? 'ui.maestro.plantillaDe' : 'ui.maestro.copiaDe', { dia: short(original[field]) })}
      error={field === 'fecha_fin' && value.fecha_fin && wrong ? t('validacion.orden_fechas') : undefined}
      required
      onChange={(day) => onChange({ ...value, [field]: day ?? '' })}
    />
  ));
}

/** Offers the rules in force of the plan, with the people whom they reach today; a plan without any offers nothing. */
function Reglas({ id, value, onChange }: Props) {
  const t = useTranslations('ui.maestro');
  const { data } = useReglasDeCopia(id);
  if (!data || data.reglas + data.ajenas === 0) return null;
  const { reglas, ajenas } = data;
  const said = [...(reglas ? [t('copiaReglasTexto', data)] : []), ...(ajenas ? [t('copiaReglasAjenas', { ajenas })] : [])];
  return (
    <CheckboxField
      label={t('copiaReglas')}
      help={said.join(' ')}
      disabled={reglas === 0}
      checked={value.reglas}
      onChange={(event) => onChange({ ...value, reglas: event.currentTarget.checked })}
    />
  );
}
