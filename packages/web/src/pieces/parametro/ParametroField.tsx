import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useParametros } from './parametro.queries.ts';
import { messageOf } from '../../core/client/api-error.ts';
import { SelectField } from '../../ui/form/options/SelectField.tsx';

interface Props {
  label: string;
  /** Key of the parameter table. */
  clave: string;
  value?: string | null;
  required?: boolean;
  error?: ReactNode;
  help?: string;
  disabled?: boolean;
  clearable?: boolean;
  onChange?: (codigo: string | null) => void;
}

/** Select of one code of a parameter table, for the props of `form.getInputProps`; keeps a current code that the table no longer offers. */
export function ParametroField({ clave, ...field }: Props) {
  const t = useTranslations('comun');
  const { data = [], isPending, error } = useParametros(clave);
  const options = data.map(({ codigo_parametro, parametro }) => ({ value: codigo_parametro, label: parametro }));
  const { value } = field;
  if (value && !options.some((option) => option.value === value)) options.push({ value, label: value });
  return (
    <SelectField
      data={options}
      placeholder={isPending ? t('cargando') : t('seleccione')}
      {...field}
      awaiting={isPending}
      value={value || null}
      error={field.error ?? (error ? messageOf(error) : undefined)}
    />
  );
}
