import { Checkbox } from '@mantine/core';
import type { Row as TanstackRow } from '@tanstack/react-table';
import { memo, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { columnText, type Column } from './column.ts';
import styles from './DataTable.module.css';
import type { Features } from './row-model.ts';
import { roles } from './roles.ts';

interface Props<Row extends object> {
  row: TanstackRow<Features, Row>;
  columns: Column<Row>[];
  selected: boolean;
  /** Given when rows can be selected. */
  rowLabel?: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  /** Place in the whole list, from 1, and in the window of a virtual list, from 0. */
  rowIndex: number;
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

function Cells<Row extends object>({ row, columns, selected, rowLabel, rowActions, rowIndex, index, ref }: Props<Row>) {
  const t = useTranslations('ui.tabla');
  return (
    <tr
      ref={ref}
      {...roles.row}
      data-index={index}
      aria-rowindex={rowIndex + 1}
      aria-selected={rowLabel ? selected : undefined}
      data-selected={selected || undefined}
    >
      {rowLabel && (
        <td {...roles.cell} className={styles.check}>
          <Checkbox
            size="xs"
            aria-label={t('seleccionar', { fila: rowLabel(row.original) })}
            checked={selected}
            onChange={row.getToggleSelectedHandler()}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} {...roles.cell} data-label={column.header} data-align={column.align} data-primary={column.primary || undefined}>
          <span className={styles.value}>{column.cell ? column.cell(row.original) : columnText(column, row.original) || <Nothing />}</span>
        </td>
      ))}
      {rowActions && (
        <td {...roles.cell} className={styles.actions}>
          <span className={styles.actionList}>{rowActions(row.original)}</span>
        </td>
      )}
    </tr>
  );
}

const Nothing = () => (
  <span className={styles.nothing} aria-hidden="true">
    –
  </span>
);

/** One row, drawn again only when it, its selection or the columns change. */
export const TableRow = memo(Cells) as typeof Cells;
