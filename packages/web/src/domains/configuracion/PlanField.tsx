import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { usePlanOptions } from '../planestudio/planestudio.public.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';

interface Props {
  label: string;
  value?: number | null;
  onChange?: (id: number | null) => void;
  error?: ReactNode;
}

/** Select of a plan for the dashboard; empty: chosen by the portal. */
export function PlanField({ value, onChange, ...props }: Props) {
  const t = useTranslations('configuracion.plan');
  const { data = [] } = usePlanOptions();
  return (
    <SelectField
      clearable
      data={data}
      placeholder={t('ninguno')}
      {...props}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
    />
  );
}
