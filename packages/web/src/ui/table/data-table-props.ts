import type { Selection } from '@portal/contract/core';
import type { ReactNode } from 'react';
import type { ListModel } from './use-list.ts';
import type { ListRows } from '../../core/list/list-rows.ts';
import type { ListDownload } from '../../core/list/use-export.ts';
import type { JudgedCall } from '../../core/session/may-call.ts';

/** Selection of a table, controlled by its screen. */
export interface TableSelection<Row> {
  readonly selected: Selection;
  readonly onChange: (selected: Selection) => void;
  /** Names a row for screen readers: "Seleccionar Ana Quispe". */
  readonly rowLabel: (row: Row) => string;
  readonly actions?: ReactNode;
  /** Dialog that an act opened: beside the bar, which goes with the selection that a confirmation empties. */
  readonly dialog?: ReactNode;
  /** Call of its acts: without the right to it nothing can be selected. */
  readonly call?: JudgedCall;
}

export interface DataTableProps<Row extends object> {
  /** Name of the table for screen readers. */
  readonly caption: string;
  readonly list: ListModel<Row>;
  readonly rows: ListRows<Row>;
  /** Default: the list's key. */
  readonly rowId?: (row: Row) => string;
  readonly searchable?: boolean;
  /** Filters in the header; default true. */
  readonly filterable?: boolean;
  readonly selection?: TableSelection<Row>;
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Last row of a list without selection: what all its pages add up to. */
  readonly total?: Row | undefined;
  /** Adds the export menu: a file has the columns that show, or all. */
  readonly download?: ListDownload | undefined;
  readonly toolbar?: ReactNode;
  /** Offers to choose columns; default true. */
  readonly choosable?: boolean;
  /** Without border and shadow of its own: inside a `Section flush`. */
  readonly plain?: boolean;
  /** Announced to screen readers while the first page loads; default: Cargando... */
  readonly loading?: string | undefined;
  /** Shown in place of rows when there are none and no filter hides them: an `EmptyList` says what the list is for (P133). */
  readonly empty: ReactNode;
}
