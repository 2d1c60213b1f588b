import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import type { Column } from './column.ts';
import styles from './HeaderCell.module.css';
import { nextSort } from './use-table-state.ts';
import { roles } from './roles.ts';

interface Props<Row> {
  column: Column<Row>;
  sort: string;
  onSort: (sort: string) => void;
  /** In characters. */
  width: number;
  /** Cards have no header to click on. */
  narrow: boolean;
}

/** A column header; a button when the column sorts. */
export function HeaderCell<Row>({ column, sort, onSort, width, narrow }: Props<Row>) {
  const { id, header, align, sortable = true } = column;
  const direction = sort === id ? 'ascending' : sort === `-${id}` ? 'descending' : 'none';
  const Icon = direction === 'ascending' ? IconArrowUp : direction === 'descending' ? IconArrowDown : IconArrowsSort;
  return (
    <th
      scope="col"
      {...roles.header}
      aria-sort={sortable ? direction : undefined}
      data-align={align}
      style={{ minWidth: `max(${width} * 0.47rem + 24px, ${header.length} * 0.41rem + 22px)` }}
    >
      {sortable && !narrow ? (
        <button
          type="button"
          className={styles.sort}
          data-active={direction !== 'none' || undefined}
          onClick={() => onSort(nextSort(sort, id))}
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
