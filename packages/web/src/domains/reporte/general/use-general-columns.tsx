import type { ColumnaGeneral, TotalGeneral } from '@portal/contract/reporte';
import { type ReactNode, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useAbiertos } from './use-abiertos.ts';
import { ProgressBadge } from '../../../ui/progress/ProgressBadge.tsx';
import type { ColumnDisplay } from '../../../ui/table/list-column.ts';
import type { Filtros } from '../../../pieces/reporte/asked.ts';
import { ALL } from '../../../core/router/asked-range.ts';
import { PersonasLink } from '../../../pieces/reporte/PersonasLink.tsx';

/** Part of an address that chooses the people of a row, and the name of the row. */
export interface Personas {
  readonly empresas: string;
  readonly name: string;
  readonly filtro?: Readonly<Record<string, string>>;
}

interface Columns<Row> {
  readonly columnas: readonly ColumnaGeneral[];
  readonly filtros: Filtros;
  /** Returns who the people of a row are; undefined where no filter chooses them. */
  readonly peopleOf: (row: Row) => Personas | undefined;
}

type Quienes = 'asignados' | 'aprobados' | 'pendientes';

/** Returns the displays of counts and avance, the same in both reports: a count opens its people, a program shows its courses. */
export function useGeneralColumns<Row extends TotalGeneral>({ columnas, filtros, peopleOf }: Columns<Row>) {
  const t = useTranslations('reporte.personas');
  const { visible } = useAbiertos();
  const shown = JSON.stringify(visible(columnas));
  return useMemo(() => {
    const { id_planestudio: planes, fecha_desde: desde = ALL, fecha_hasta: hasta = ALL } = filtros;
    const counted = (quienes: Quienes, filtro?: Readonly<Record<string, string>>) => ({
      cell: (row: Row): ReactNode => {
        const cantidad = row[`usuarios_${quienes}`];
        const people = peopleOf(row);
        if (!people) return cantidad;
        const de = { empresas: people.empresas, planes, desde, hasta, filtro: { ...people.filtro, ...filtro } };
        return <PersonasLink cantidad={cantidad} quienes={t(quienes, { de: people.name })} de={de} />;
      },
    });
    const avances = (JSON.parse(shown) as ColumnaGeneral[]).map(({ field, title }): [string, ColumnDisplay<Row>] => [
      `avance.${field}`,
      { header: title, cell: (row) => <Avance row={row} value={row.avance[field] ?? 0} /> },
    ]);
    return {
      usuarios_activos: {},
      usuarios_asignados: counted('asignados'),
      usuarios_aprobados: counted('aprobados', { pendiente: '0' }),
      usuarios_pendientes: counted('pendientes', { pendiente: '1' }),
      ...Object.fromEntries(avances),
      avance_total: { cell: (row: Row) => <Avance row={row} value={row.avance_total} /> },
    };
  }, [filtros, peopleOf, shown, t]);
}

/** The avance of a row; a dash where nobody has the plan. */
function Avance({ row, value }: { row: TotalGeneral; value: number }) {
  return row.usuarios_asignados > 0 ? <ProgressBadge value={value} /> : '-';
}
