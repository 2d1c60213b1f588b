import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '../../../core/client/api-error.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useParametros } from '../../parametro/parametro.public.ts';

interface Props {
  label: string;
  /** Key of the parameter table. */
  clave: string;
  /** Chosen company: its parameters and those of all are offered. */
  empresa: number | null;
  /** Parameter of the stored person, which may be out of use. */
  actual: { readonly id: number | null; readonly texto: string | null } | undefined;
  value?: number | null;
  onChange?: (id: number | null) => void;
  error?: ReactNode;
  help?: string | undefined;
}

/** Select of a parameter by its id: those of all companies and of the chosen one, with the code where one company has it. */
export function ParametroIdField({ clave, empresa, actual, value, onChange, error, ...props }: Props) {
  const t = useTranslations('comun');
  const { data = [], isPending, error: failure } = useParametros(clave);
  const options = data
    .filter(({ id_empresa }) => id_empresa === null || id_empresa === empresa)
    .map((row) => ({
      value: String(row.id_parametro),
      label: row.id_empresa ? `${row.parametro} (${row.codigo_parametro})` : row.parametro,
    }));
  const stored = value && actual?.id === value && !options.some((option) => option.value === String(value));
  return (
    <SelectField
      clearable
      placeholder={isPending ? t('cargando') : t('seleccione')}
      {...props}
      error={error ?? (failure ? messageOf(failure) : undefined)}
      data={stored ? [{ value: String(value), label: actual.texto ?? String(value) }, ...options] : options}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
    />
  );
}
