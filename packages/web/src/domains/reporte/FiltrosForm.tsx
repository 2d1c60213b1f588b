import { Button } from '@mantine/core';
import { IconListSearch } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Asked, type Dias, firstRange } from '../../pieces/reporte/asked.ts';
import { chosenEmpresas } from '../../core/router/asked-range.ts';
import { useOpciones } from '../../pieces/reporte/reporte.queries.ts';
import { VariosField } from './VariosField.tsx';
import { useToday } from '../../core/i18n/use-today.ts';
import { useFilters } from '../../core/router/use-filters.ts';
import { DateRangeFields, isReversed } from '../../ui/form/day/DateRangeFields.tsx';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormGrid } from '../../ui/form/FormGrid.tsx';
import { SelectField } from '../../ui/form/options/SelectField.tsx';

/** Address while it is being chosen: its days are set. */
export type Chosen = Asked & { readonly desde: string; readonly hasta: string };

/** Filters of a report besides days; companies unless it says otherwise. */
export interface Asking {
  /** By default those of the assignment. */
  readonly dias?: Dias;
  readonly empresas?: false;
  /** Several plans, or exactly one. */
  readonly planes?: 'varios' | 'uno';
  /** Replaces «Seleccione Plan». */
  readonly withoutPlan?: string;
  /** Offers to begin with the people who are late. */
  readonly atrasados?: true;
  /** Further fields of this report. */
  readonly extra?: (chosen: Chosen, set: (part: Partial<Chosen>) => void) => ReactNode;
}

type Missing = 'empresas' | 'planes' | undefined;

/** Returns the first filter that is missing: companies, then plans. */
const missingOf = ({ empresas, planes }: Asking, chosen: Chosen): Missing => {
  if (empresas !== false && !chosen.empresas) return 'empresas';
  const plan = planes === 'uno' ? chosen.plan : chosen.planes;
  return planes && !plan ? 'planes' : undefined;
};

interface PlanesProps {
  asking: Asking;
  chosen: Chosen;
  set: (part: Partial<Chosen>) => void;
  missing: boolean;
}

/** Picks several plans, one, or none, as the report asks. */
function PlanesField({ asking: { planes, withoutPlan }, chosen, set, missing }: PlanesProps) {
  const t = useTranslations('reporte.filtros');
  if (planes === 'uno')
    return <PlanField value={chosen.plan} onChange={(plan) => set({ plan })} missing={missing} withoutPlan={withoutPlan} />;
  if (planes !== 'varios') return null;
  return (
    <VariosField
      label={t('planes')}
      first={t('todosPlanes')}
      busqueda="planestudio"
      value={chosen.planes ?? ''}
      onChange={(given) => set({ planes: given })}
      error={missing ? t('seleccionePlan') : undefined}
    />
  );
}

/** Filters of a report and «Generar Reporte», which writes them into the address. */
export function FiltrosForm(asking: Asking) {
  const t = useTranslations('reporte.filtros');
  const today = useToday();
  const { asked, ask } = useFilters('/reporteusuarioxempresa');
  const [chosen, setChosen] = useState<Chosen>({
    ...firstRange(asking.dias ?? 'asignacion', today),
    ...asked,
    empresas: asking.empresas === false ? undefined : chosenEmpresas(asked),
  });
  const [missing, setMissing] = useState<Missing>();
  const set = (part: Partial<Chosen>) => {
    setMissing(undefined);
    setChosen({ ...chosen, ...part });
  };
  const generate = () => {
    const fault = missingOf(asking, chosen);
    setMissing(fault);
    if (!fault && !isReversed(chosen)) ask({ ...chosen, empresas: chosen.empresas || undefined, pagina: undefined });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        generate();
      }}
    >
      <FormGrid>
        {asking.empresas !== false && (
          <VariosField
            label={t('empresas')}
            first={t('todasEmpresas')}
            busqueda="empresa"
            value={chosen.empresas ?? ''}
            onChange={(empresas) => set({ empresas })}
            error={missing === 'empresas' ? t('seleccioneEmpresa') : undefined}
          />
        )}
        <PlanesField asking={asking} chosen={chosen} set={set} missing={missing === 'planes'} />
        {asking.extra?.(chosen, set)}
        <DateRangeFields labels={{ desde: t('desde'), hasta: t('hasta') }} range={chosen} onChange={set} />
      </FormGrid>
      <FormActions>
        <Button type="submit" leftSection={<IconListSearch size={16} aria-hidden="true" />}>
          {t('generar')}
        </Button>
      </FormActions>
    </form>
  );
}

interface PlanProps {
  readonly value: number | undefined;
  readonly onChange: (plan: number | undefined) => void;
  readonly missing: boolean;
  readonly withoutPlan: string | undefined;
}

function PlanField({ value, onChange, missing, withoutPlan = '' }: PlanProps) {
  const t = useTranslations('reporte.filtros');
  const { data } = useOpciones('planestudio');
  return (
    <SelectField
      label={t('plan')}
      required
      placeholder={t('elijaPlan')}
      data={data}
      value={value ? String(value) : null}
      onChange={(id) => onChange(Number(id) || undefined)}
      error={missing && (withoutPlan || t('seleccionePlan'))}
    />
  );
}
