import { useTranslations } from 'use-intl';
import type { Chosen } from './FiltrosForm.tsx';
import { useOpciones, useTemasDePlan } from '../../pieces/reporte/reporte.queries.ts';
import { SelectField } from '../../ui/form/options/SelectField.tsx';

interface Props {
  readonly chosen: Chosen;
  readonly onChange: (part: Partial<Chosen>) => void;
}

const textOf = (id: number | undefined) => (id ? String(id) : null);

/** A plan, and then one of its topics; without a choice all. */
export function PlanTemaFields({ chosen: { plan, tema }, onChange }: Props) {
  const t = useTranslations('reporte.filtros');
  const { data: planes } = useOpciones('planestudio');
  const { data: temas } = useTemasDePlan(plan);
  return (
    <>
      <SelectField
        label={t('plan')}
        placeholder={t('todosPlanes')}
        clearable
        data={planes}
        value={textOf(plan)}
        onChange={(id) => onChange({ plan: Number(id) || undefined, tema: undefined })}
      />
      <SelectField
        label={t('tema')}
        help={plan ? undefined : t('temaAyuda')}
        placeholder={t('todosTemas')}
        clearable
        disabled={!plan}
        data={temas}
        value={textOf(tema)}
        onChange={(id) => onChange({ tema: Number(id) || undefined })}
      />
    </>
  );
}
