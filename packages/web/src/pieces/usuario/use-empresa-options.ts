import { useMemo } from 'react';
import { useEmpresas } from './usuario-master.queries.ts';
import type { FilterOption } from '../../ui/table/list-column.ts';

/** Returns the companies that have people, as options of a column's filter. */
export function useEmpresaOptions(): FilterOption[] {
  const { data: empresas } = useEmpresas();
  return useMemo(
    () => (empresas ?? []).filter(({ usuarios }) => usuarios > 0).map(({ empresa }) => ({ value: empresa, label: empresa })),
    [empresas],
  );
}
