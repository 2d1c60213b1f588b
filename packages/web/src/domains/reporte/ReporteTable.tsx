import type { Filtros } from './asked.ts';
import type { ReportQueries } from './reporte.queries.ts';
import { SinResultados } from './SinResultados.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { DataTableProps } from '../../ui/table/data-table-props.ts';

interface Props<Row extends object> extends Pick<DataTableProps<Row>, 'caption' | 'list' | 'toolbar' | 'rowActions'> {
  readonly report: ReportQueries<Row>;
  readonly filtros: Filtros;
}

/** Rows of a report by pages; the export is offered once there are results. */
export function ReporteTable<Row extends object>({ report, filtros, ...table }: Props<Row>) {
  const rows = report.useRows(filtros, table.list.query);
  return <DataTable {...table} rows={rows} download={rows.rows?.length ? report.download(filtros) : undefined} empty={<SinResultados />} />;
}
