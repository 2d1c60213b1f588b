import { MOST, ReportChart } from '../../ui/chart/ReportChart.tsx';
import type { Filtros } from '../../pieces/reporte/asked.ts';
import { type ReportQueries, useReportRows } from '../../pieces/reporte/reporte.queries.ts';
import { matchingOf, type ListState } from '../../core/list/list-state.ts';
import type { ListRows } from '../../core/list/list-rows.ts';
import type { ComponentProps } from 'react';

/** Chart above a report: its bars, and the order that puts the largest first. */
export interface Grafico<Row> extends Omit<ComponentProps<typeof ReportChart<Row>>, 'rows' | 'total'> {
  readonly orden: string;
}

interface Props<Row> {
  readonly grafico: Grafico<Row>;
  readonly report: ReportQueries<Row>;
  readonly filtros: Filtros;
  readonly state: ListState;
  readonly rows: ListRows<Row>;
}

/** Chart of a report: of the page if it holds every row, else of the largest rows, which the server chooses. */
export function ReporteGrafico<Row>(props: Props<Row>) {
  const { rows = [], total = 0 } = props.rows;
  if (rows.length < total) return <DeMayores {...props} />;
  const { orden: _, ...chart } = props.grafico;
  return <ReportChart {...chart} rows={rows} total={total} />;
}

function DeMayores<Row>({ grafico: { orden, ...chart }, report, filtros, state }: Props<Row>) {
  const { rows, total } = useReportRows(report, filtros, { ...matchingOf(state), orden, pagina: 1, tamano: MOST });
  return <ReportChart {...chart} rows={rows} total={total} />;
}
