import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { usePlanOptions } from '../../pieces/planestudio/plan-master.queries.ts';
import { IdField } from '../../ui/form/IdField.tsx';

/** Select of a plan for the dashboard; empty: chosen by the portal. */
export function PlanField(props: Omit<ComponentProps<typeof IdField>, 'data'>) {
  const t = useTranslations('configuracion.plan');
  const { data = [] } = usePlanOptions();
  return <IdField placeholder={t('ninguno')} {...props} required={false} data={data} />;
}
