import type { Filtros } from './asked.ts';
import { GuardarInforme } from './guardado/GuardarInforme.tsx';
import { type Grafico, ReporteGrafico } from './ReporteGrafico.tsx';
import { type ReportQueries, useReportRows } from './reporte.queries.ts';
import { SinResultados } from './SinResultados.tsx';
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
}

/** Rows of a report by pages; the export is offered once there are results. */
export function ReporteTable<Row extends object>({ report, filtros, grafico, toolbar, ...table }: Props<Row>) {
  const rows = useReportRows(report, filtros, table.list.query);
  return (
    <>
      {grafico && <ReporteGrafico grafico={grafico} report={report} filtros={filtros} state={table.list.state} rows={rows} />}
      <DataTable
        {...table}
        rows={rows}
        toolbar={
          <>
            {toolbar}
            <GuardarInforme columnas={table.list.shown.map(({ id }) => id)} />
          </>
        }
        download={rows.rows?.length ? report.download(filtros) : undefined}
        empty={<SinResultados />}
      />
    </>
  );
}
