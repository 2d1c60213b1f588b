import type { ResponseOf } from '@portal/contract/core';
import type { parametroApi } from '@portal/contract/parametro';
import type { ComponentProps } from 'react';
import { IdField } from '../../../ui/form/IdField.tsx';
import { useParametros } from '../../../pieces/parametro/parametro.queries.ts';

interface Props extends Omit<ComponentProps<typeof IdField>, 'data' | 'fetched'> {
  /** Key of the parameter table. */
  clave: string;
  /** Chosen company: its parameters and those of all are offered. */
  empresa: number | null;
  /** Parameter of the stored person, which may be out of use. */
  actual: { readonly id: number | null; readonly texto: string | null } | undefined;
}

/** Select of a parameter by its id: those of all companies and of the chosen one, with the code where one company has it. */
export function ParametroIdField({ clave, empresa, actual, ...props }: Props) {
  const parametros = useParametros(clave);
  const offered = (parametros.data ?? []).filter(({ id_empresa }) => id_empresa === null || id_empresa === empresa).map(optionOf);
  return <IdField {...props} fetched={parametros} data={withStored(offered, props.value === actual?.id ? actual : undefined)} />;
}

type Offered = ResponseOf<typeof parametroApi.ofDominio>[number];

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
