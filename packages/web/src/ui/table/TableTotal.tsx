import type { DataTableProps } from './data-table-props.ts';
import styles from './DataTable.module.css';
import { roles } from './roles.ts';
import { TableRow } from './TableRow.tsx';
import type { TableModel } from './use-rows.ts';

interface Props<Row extends object> {
  props: DataTableProps<Row>;
  model: TableModel<Row>;
}

/** Last row of a table without selection: what its rows add up to. */
export function TableTotal<Row extends object>({ props, model }: Props<Row>) {
  if (!props.total || !model.loaded || model.page.length === 0) return null;
  return (
    <tfoot {...roles.group} className={styles.total}>
      <TableRow
        row={props.total}
        columns={model.shown}
        selected={false}
        rowIndex={model.page.length + 1}
        rowActions={props.rowActions && (() => null)}
      />
    </tfoot>
  );
}
