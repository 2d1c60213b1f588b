import { type Filtros, yearUntil } from '../../pieces/reporte/asked.ts';
import { withoutDays } from '../../core/router/asked-range.ts';
import { FueraDeDias } from '../../pieces/reporte/FueraDeDias.tsx';
import { GuardarInforme } from './guardado/GuardarInforme.tsx';
import { type Grafico, ReporteGrafico } from './ReporteGrafico.tsx';
import { type ReportQueries, useReportCount, useReportRows } from '../../pieces/reporte/reporte.queries.ts';
import { SinResultados } from './SinResultados.tsx';
import { useToday } from '../../core/i18n/use-today.ts';
import { type Matching, matchingOf } from '../../core/list/list-state.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DataTableProps } from '../../ui/table/data-table-props.ts';

interface Props<Row extends object> extends Pick<
  DataTableProps<Row>,
  'caption' | 'list' | 'toolbar' | 'rowActions' | 'selection' | 'total'
> {
  readonly report: ReportQueries<Row>;
  readonly filtros: Filtros;
  /** Chart above the rows. */
  readonly grafico?: Grafico<Row>;
  /** The report has every row for any days. */
  readonly always?: true;
}

/** Rows of a report by pages; the export is offered once there are results. */
export function ReporteTable<Row extends object>({ report, filtros, grafico, always, toolbar, ...table }: Props<Row>) {
  const rows = useReportRows(report, filtros, table.list.query);
  return (
    <>
      {grafico && <ReporteGrafico grafico={grafico} report={report} filtros={filtros} state={table.list.state} rows={rows} />}
      {!always && <FueraDeDias report={report} filtros={filtros} state={table.list.state} rows={rows} />}
      <DataTable
        {...table}
        rows={rows}
        toolbar={
          <>
            {toolbar}
            <GuardarInforme columnas={table.list.filed.map(({ id }) => id)} />
          </>
        }
        download={rows.rows?.length ? report.download(filtros) : undefined}
        empty={<Vacio report={report} filtros={filtros} matching={matchingOf(table.list.state)} />}
      />
    </>
  );
}

interface VacioProps<Row> {
  readonly report: ReportQueries<Row>;
  readonly filtros: Filtros;
  readonly matching: Matching;
}

/** Counts what other days would find, for an empty report alone. */
function Vacio<Row>({ report, filtros, matching }: VacioProps<Row>) {
  const every = withoutDays(filtros);
  const { desde: fecha_desde, hasta: fecha_hasta } = yearUntil(useToday());
  const anio = useReportCount(report, every && { ...every, fecha_desde, fecha_hasta }, matching);
  return <SinResultados anio={anio} todas={useReportCount(report, every, matching)} />;
}
