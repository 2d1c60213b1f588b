import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useEmpresas } from './empresa.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';

interface Props {
  label: string;
  value?: number | null;
  required?: boolean;
  error?: ReactNode;
  help?: string;
  /** Text without a choice. */
  placeholder?: string;
  onChange?: (id: number | null) => void;
}

/** Select of a company, for the props of `form.getInputProps`; may stay empty unless it is required. */
export function EmpresaField({ value, onChange, placeholder, required, error, ...field }: Props) {
  const t = useTranslations('comun');
  const { data = [], isPending, error: failure } = useEmpresas(value);
  return (
    <SelectField
      clearable={!required}
      required={required}
      data={data}
      placeholder={isPending ? t('cargando') : (placeholder ?? t('seleccione'))}
      {...field}
      error={error ?? (failure ? messageOf(failure) : undefined)}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
    />
  );
}
