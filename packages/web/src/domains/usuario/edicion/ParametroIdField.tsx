import type { api, ResponseOf } from '@portal/contract';
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
  const offered = data.filter(({ id_empresa }) => id_empresa === null || id_empresa === empresa).map(optionOf);
  return (
    <SelectField
      clearable
      placeholder={isPending ? t('cargando') : t('seleccione')}
      {...props}
      error={error ?? (failure ? messageOf(failure) : undefined)}
      data={withStored(offered, value === actual?.id ? actual : undefined)}
      value={value ? String(value) : null}
      onChange={(id) => onChange?.(id === null ? null : Number(id))}
    />
  );
}

type Offered = ResponseOf<typeof api.parametro.ofDominio>[number];

const optionOf = ({ id_parametro, id_empresa, codigo_parametro, parametro }: Offered) => ({
  value: String(id_parametro),
  label: id_empresa ? `${parametro} (${codigo_parametro})` : parametro,
});

/** Adds the stored parameter to the options when it is out of use. */
function withStored(options: readonly { readonly value: string; readonly label: string }[], stored: Props['actual']) {
  const value = stored?.id ? String(stored.id) : undefined;
  const missing = value !== undefined && !options.some((option) => option.value === value);
  return missing ? [{ value, label: stored?.texto ?? value }, ...options] : [...options];
}
