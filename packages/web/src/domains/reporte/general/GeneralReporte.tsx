import type { ColumnaGeneral, TotalGeneral } from '@portal/contract/reporte';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useColumnas, useTotal } from './general.queries.ts';
import { ProgramasAbiertos } from './ProgramasAbiertos.tsx';
import { messageOf } from '../../../core/client/api-error.ts';
import { useToday } from '../../../core/i18n/use-today.ts';
import { isNarrowed } from '../../../core/list/list-state.ts';
import type { Bar } from '../../../ui/chart/bar.ts';
import { PageStack } from '../../../ui/page/PageStack.tsx';
import { TableSkeleton } from '../../../ui/page/skeletons.tsx';
import { ErrorState } from '../../../ui/status/ErrorState.tsx';
import type { ListModel } from '../../../ui/table/use-list.ts';
import { type Filtros, yearUntil } from '../../../pieces/reporte/asked.ts';
import { ALL, withoutDays } from '../../../core/router/asked-range.ts';
import type { ReportQueries } from '../../../pieces/reporte/reporte.queries.ts';
import { ReporteTable } from '../ReporteTable.tsx';
import { SinResultados } from '../SinResultados.tsx';

/** Key of the row that adds up the others. */
export const TOTAL = -1;

/** Values that every row of the two reports has. */
interface Fila {
  readonly id: number;
  readonly empresa: string | null;
  readonly avance_total: number;
}

interface ColumnasProps {
  readonly filtros: Filtros;
  readonly children: (columnas: readonly ColumnaGeneral[]) => ReactNode;
}

/** Reads the columns of the plan before the table that has them. */
export function ConColumnas({ filtros, children }: ColumnasProps) {
  const { data, error, refetch } = useColumnas(filtros);
  if (filtros.id_planestudio === ALL) return null;
  if (error) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  return data ? children(data) : <TableSkeleton />;
}

interface Props<Row extends Fila> {
  readonly caption: string;
  readonly list: ListModel<Row>;
  readonly report: ReportQueries<Row>;
  readonly filtros: Filtros;
  readonly columnas: readonly ColumnaGeneral[];
  /** Returns the row that adds up the others. */
  readonly totalRow: (total: TotalGeneral) => Row;
  readonly bar: (row: Row) => Bar | undefined;
}

/** Table of the avance of each row, with their sum and, above it, a chart. */
export function GeneralReporte<Row extends Fila>({ list, filtros, columnas, totalRow, bar, ...table }: Props<Row>) {
  const t = useTranslations('reporte.general');
  const sum = useTotal(filtros).data;
  const assigned = sum === undefined || sum.usuarios_asignados > 0;
  return (
    <PageStack>
      {!assigned && <SinAsignados filtros={filtros} />}
      <ReporteTable
        {...table}
        always
        list={list}
        filtros={filtros}
        total={sum && !isNarrowed(list.state) ? totalRow(sum) : undefined}
        toolbar={<ProgramasAbiertos columnas={columnas} />}
        {...(assigned && { grafico: { title: t('grafico'), labelHeader: t('filas'), ...CHART, bar } })}
      />
    </PageStack>
  );
}

const CHART = { unit: 'percent', max: 100, cifra: 'avance', orden: '-avance_total' } as const;

/** Says that nobody got the plan on these days; the rows below are shown all the same. */
function SinAsignados({ filtros }: { filtros: Filtros }) {
  const t = useTranslations('reporte.vacio');
  const every = withoutDays(filtros);
  const { desde: fecha_desde, hasta: fecha_hasta } = yearUntil(useToday());
  const anio = useTotal({ ...filtros, fecha_desde, fecha_hasta }).data;
  const todas = useTotal(every ?? filtros).data;
  return <SinResultados title={t('sinAsignados')} anio={anio?.usuarios_asignados} todas={todas?.usuarios_asignados} />;
}
