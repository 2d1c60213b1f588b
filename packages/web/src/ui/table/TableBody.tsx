import type { AnyList } from '@portal/contract/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useCallback } from 'react';
import type { TableSelection } from './data-table-props.ts';
import { keyOf, type ListColumn } from './list-column.ts';
import { isSelected, withRows } from '../../core/list/selection.ts';
import { TableRow } from './TableRow.tsx';
import { roles } from './roles.ts';
import { useGradualCount } from '../virtual/use-gradual-count.ts';
import { useGradualItems } from '../virtual/use-gradual-items.ts';

/** Estimated heights of a row and a card in pixels; the virtualizer measures the real ones. */
const ROW_HEIGHT = 41;
const CARD_HEIGHT = 220;

interface Props<Row extends object> {
  rows: readonly Row[];
  columns: readonly ListColumn<Row>[];
  definition: AnyList;
  rowId: (row: Row) => string;
  selection: TableSelection<Row> | undefined;
  rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Rows on earlier pages. */
  offset: number;
  narrow: boolean;
  /** The rows answer another request: no click and no key reaches them. */
  old: boolean;
}

const heightOf = (narrow: boolean): number => (narrow ? CARD_HEIGHT : ROW_HEIGHT);

/** Returns the selection props of each row; the same function for all of them while the selection stays, so that drawn rows stay. */
function useTicks<Row extends object>({ definition, selection }: Pick<Props<Row>, 'definition' | 'selection'>) {
  const onTick = useCallback(
    (row: Row) => {
      if (!selection) return;
      const id = keyOf(row, definition);
      selection.onChange(withRows(selection.selected, [id], !isSelected(selection.selected, id)));
    },
    [selection, definition],
  );
  return (row: Row) =>
    selection
      ? { selected: isSelected(selection.selected, keyOf(row, definition)), label: selection.rowLabel(row), onTick }
      : { selected: false };
}

interface BodyProps<Row extends object> extends Props<Row> {
  /** Whether the rows arrived after the table and replace its skeletons. */
  arriving: boolean;
}

/** Body with all rows of the page. */
export function TableBody<Row extends object>({ arriving, ...props }: BodyProps<Row>) {
  const { rows, columns, rowId, rowActions, offset, narrow, old } = props;
  const tickOf = useTicks(props);
  const drawn = useGradualCount(rows.length, arriving);
  return (
    <tbody {...roles.group} inert={old}>
      {rows.slice(0, drawn).map((row, index) => (
        <TableRow key={rowId(row)} row={row} columns={columns} rowActions={rowActions} rowIndex={offset + index + 1} {...tickOf(row)} />
      ))}
      <Spacer height={(rows.length - drawn) * heightOf(narrow)} />
    </tbody>
  );
}

interface VirtualProps<Row extends object> extends Props<Row> {
  scroller: HTMLDivElement | null;
}

/** Virtualized body; a change of layout starts it again, since the heights of cards say nothing about rows. */
export function VirtualBody<Row extends object>(props: VirtualProps<Row>) {
  return <VirtualRows key={props.narrow ? 'cards' : 'rows'} {...props} />;
}

/** The rows in sight between two empty rows that keep the height. */
function VirtualRows<Row extends object>({ scroller, narrow, ...props }: VirtualProps<Row>) {
  const { rows, columns, rowId, rowActions, offset, old } = props;
  const tickOf = useTicks(props);
  // Stable: another function makes the virtualizer place all rows again.
  const getItemKey = useCallback((index: number) => (rows[index] ? rowId(rows[index]) : index), [rows, rowId]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => heightOf(narrow),
    getItemKey,
    overscan: narrow ? 4 : 12,
  });
  const items = useGradualItems(virtualizer);
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody {...roles.group} inert={old}>
      <Spacer height={before} />
      {items.map(({ index, key }) => {
        const row = rows[index];
        return row ? (
          <TableRow
            key={key}
            ref={virtualizer.measureElement}
            row={row}
            columns={columns}
            rowActions={rowActions}
            index={index}
            rowIndex={offset + index + 1}
            {...tickOf(row)}
          />
        ) : null;
      })}
      <Spacer height={after} />
    </tbody>
  );
}

function Spacer({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden="true" style={{ height }} data-spacer="" /> : null;
}
