import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import type { TableState } from '../../core/router/table-state.ts';

export interface Selection<Row> {
  selected: readonly string[];
  onChange: (ids: string[]) => void;
  /** Names a row for screen readers: "Seleccionar Ana Quispe". */
  rowLabel: (row: Row) => string;
}

/** The rows that match and the columns that show, for export buttons. In server mode `rows` is the page. */
export interface TableView<Row> {
  rows: Row[];
  columns: Column<Row>[];
}

export interface DataTableProps<Row extends object> {
  /** What the table holds; read out by screen readers. */
  caption: string;
  /** Keep it stable: a constant of the module or a memo. */
  columns: Column<Row>[];
  rows: readonly Row[] | undefined;
  rowId: (row: Row) => string;
  loading?: boolean;
  error?: unknown;
  onRetry?: () => void;
  /** Given = server mode: `rows` is one page of so many, already filtered and sorted. */
  total?: number;
  /** Controlled state (from the URL, say); missing parts take their defaults. */
  state?: Partial<TableState>;
  onStateChange?: (state: TableState) => void;
  defaultState?: Partial<TableState>;
  pageSizes?: readonly number[];
  searchable?: boolean;
  selection?: Selection<Row> & { actions?: ReactNode };
  rowActions?: (row: Row) => ReactNode;
  toolbar?: ReactNode | ((view: TableView<Row>) => ReactNode);
  /** Without border and shadow of its own: inside a `Section flush`. */
  plain?: boolean;
  /** Shown instead of "No hay registros". */
  empty?: ReactNode;
}
