import { Checkbox } from '@mantine/core';
import { memo, type ReactNode, type Ref } from 'react';
import { useTranslations } from 'use-intl';
import { breakable } from './breakable.tsx';
import styles from './DataTable.module.css';
import type { ListColumn } from './list-column.ts';
import { roles } from './roles.ts';

interface Props<Row extends object> {
  row: Row;
  columns: readonly ListColumn<Row>[];
  selected: boolean;
  /** Name of the row for its checkbox; given together with `onTick` when rows are selectable. */
  label?: string | undefined;
  onTick?: ((row: Row) => void) | undefined;
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Position in the whole list, from 1; `index` is that in a virtualized page, from 0. */
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
        <td {...roles.cell} className={styles.check} data-screen-only="">
          <Checkbox size="xs" aria-label={t('seleccionar', { fila: label ?? '' })} checked={selected} onChange={() => onTick(row)} />
        </td>
      )}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
      {rowActions && (
        <td {...roles.cell} className={styles.actions} data-screen-only="">
          <span className={styles.actionList}>{rowActions(row)}</span>
        </td>
      )}
    </tr>
  );
}

/** Content of a cell, a dash when it is empty; cards leave that out. */
function Cell<Row extends object>({ column, row }: { column: ListColumn<Row>; row: Row }) {
  const { header, align, kind, primary, wide, across, cell, text } = column;
  const content = cell ? cell(row) : text(row);
  const empty = content === null || content === undefined || content === '' || content === false;
  return (
    <td
      {...roles.cell}
      data-label={header}
      data-align={align}
      data-kind={kind}
      data-primary={primary || undefined}
      data-wide={wide}
      data-across={across}
      data-empty={empty || undefined}
    >
      <span className={styles.value}>{empty ? <Nothing /> : breakable(content)}</span>
    </td>
  );
}

const Nothing = () => (
  <span className={styles.nothing} aria-hidden="true">
    —
  </span>
);

/** Memoized row: renders again only when the row, its selection or the columns change. */
export const TableRow = memo(Cells) as typeof Cells;
