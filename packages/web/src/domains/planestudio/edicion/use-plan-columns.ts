import type { planestudioMaestro } from '@portal/contract';
import { useMemo } from 'react';
import { useFormatter } from 'use-intl';
import type { DisplaysOf } from '../../../ui/table/list-column.ts';

/** Columns of a study plan, for its list and for the dashboard. */
export function usePlanColumns(): DisplaysOf<typeof planestudioMaestro.list> {
  const format = useFormatter();
  return useMemo(
    () => ({
      id_planestudio: { hidden: true },
      denominacion: { primary: true },
      fecha_inicio: {},
      fecha_fin: {},
      codigo_estado: {},
      programas: {},
      cursos: {},
      modulos: {},
      temas: {},
      cuestionarios: { hidden: true },
      duracion: { cell: (row) => format.number(row.duracion, { maximumFractionDigits: 1 }) },
      fecha_creacion: { hidden: true },
    }),
    [format],
  );
}
