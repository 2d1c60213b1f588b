import type { ComponentProps } from 'react';
import { useEmpresas } from './empresa.queries.ts';
import { IdField } from '../../ui/form/IdField.tsx';

/** Select of a company, for the props of `form.getInputProps`; may stay empty unless it is required. */
export function EmpresaField(props: Omit<ComponentProps<typeof IdField>, 'data' | 'fetched'>) {
  const empresas = useEmpresas(props.value);
  return <IdField {...props} fetched={empresas} data={empresas.data ?? []} />;
}
