import { Checkbox } from '@mantine/core';
import { memo, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import styles from './DataTable.module.css';
import type { ListColumn } from './list-column.ts';
import { roles } from './roles.ts';

interface Props<Row extends object> {
  row: Row;
  columns: readonly ListColumn<Row>[];
  selected: boolean;
  /** Given when rows can be selected: the name of this one, and what ticks it. */
  label?: string | undefined;
  onTick?: (() => void) | undefined;
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Place in the whole list, from 1, and in the window of a virtual list, from 0. */
  rowIndex: number;
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

function Cells<Row extends object>({ row, columns, selected, label, onTick, rowActions, rowIndex, index, ref }: Props<Row>) {
  const t = useTranslations('ui.tabla');
  return (
    <tr
      ref={ref}
      {...roles.row}
      data-index={index}
      aria-rowindex={rowIndex + 1}
      aria-selected={onTick ? selected : undefined}
      data-selected={selected || undefined}
    >
      {onTick && (
        <td {...roles.cell} className={styles.check}>
          <Checkbox size="xs" aria-label={t('seleccionar', { fila: label ?? '' })} checked={selected} onChange={onTick} />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} {...roles.cell} data-label={column.header} data-align={column.align} data-primary={column.primary || undefined}>
          <span className={styles.value}>{drawn(column, row)}</span>
        </td>
      ))}
      {rowActions && (
        <td {...roles.cell} className={styles.actions}>
          <span className={styles.actionList}>{rowActions(row)}</span>
        </td>
      )}
    </tr>
  );
}

/** A cell without anything to show has a dash. */
function drawn<Row extends object>({ cell, text }: ListColumn<Row>, row: Row): ReactNode {
  const content = cell ? cell(row) : text(row);
  return content === null || content === undefined || content === '' ? <Nothing /> : content;
}

const Nothing = () => (
  <span className={styles.nothing} aria-hidden="true">
    –
  </span>
);

/** One row, drawn again only when it, its selection or the columns change. */
export const TableRow = memo(Cells) as typeof Cells;
