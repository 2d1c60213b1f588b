import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { ListColumn } from './list-column.ts';
import styles from './HeaderCell.module.css';
import { roles } from './roles.ts';
import { nextOrder } from '../../core/list/list-state.ts';

interface Props<Row> {
  column: ListColumn<Row>;
  order: string;
  onOrder: (order: string) => void;
  /** In characters. */
  width: number;
  /** True for cards, which have no header to click on. */
  narrow: boolean;
}

/** A column header; a button when the column sorts. */
export function HeaderCell<Row>({ column, order, onOrder, width, narrow }: Props<Row>) {
  const { id, header, align, sorts } = column;
  const direction = order === id ? 'ascending' : order === `-${id}` ? 'descending' : 'none';
  const Icon = direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconArrowsSort;
  return (
    <th
      scope="col"
      {...roles.header}
      aria-sort={sorts ? direction : undefined}
      data-align={align}
      style={{ minWidth: `max(${width} * 0.47rem + 24px, ${header.length} * 0.41rem + 22px)` }}
    >
      {sorts && !narrow ? (
        <button
          type="button"
          className={styles.sort}
          data-active={direction !== 'none' || undefined}
          onClick={() => onOrder(nextOrder(order, id))}
        >
          {header}
          <Icon size={14} stroke={2} aria-hidden="true" />
        </button>
      ) : (
        <span>{header}</span>
      )}
    </th>
  );
}
