import type { ColumnaGeneral } from '@portal/contract/reporte';
import { useFilters } from '../../../core/router/use-filters.ts';

/** Reads from the address which programs show their courses. `visible` returns the columns that show. */
export function useAbiertos() {
  const { asked, ask } = useFilters('/reportegralempresa');
  const open = asked.abiertos?.split(',') ?? [];
  return {
    open,
    toggle: (field: string) => {
      const next = open.includes(field) ? open.filter((other) => other !== field) : [...open, field];
      ask({ ...asked, abiertos: next.join(',') || undefined });
    },
    visible: (columnas: readonly ColumnaGeneral[]) => columnas.filter(({ parent }) => parent === null || open.includes(parent)),
  };
}
