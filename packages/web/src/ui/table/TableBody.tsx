import type { Row as TanstackRow } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';
import type { Column } from './column.ts';
import type { Features } from './row-model.ts';
import { TableRow } from './TableRow.tsx';
import { roles } from './roles.ts';

/** First guess of a row's and a card's height; the real ones are measured. */
const ROW_HEIGHT = 41;
const CARD_HEIGHT = 220;

interface Props<Row extends object> {
  rows: TanstackRow<Features, Row>[];
  columns: Column<Row>[];
  rowLabel?: (row: Row) => string;
  rowActions?: (row: Row) => ReactNode;
  /** Rows on earlier pages. */
  offset: number;
}

/** All rows of the page. */
export function TableBody<Row extends object>({ rows, offset, ...rest }: Props<Row>) {
  return (
    <tbody {...roles.group}>
      {rows.map((row, index) => (
        <TableRow key={row.id} row={row} selected={row.getIsSelected()} rowIndex={offset + index + 1} {...rest} />
      ))}
    </tbody>
  );
}

interface VirtualProps<Row extends object> extends Props<Row> {
  scroller: RefObject<HTMLDivElement | null>;
  narrow: boolean;
}

/** Only the rows in sight, between two empty rows that keep the height. */
export function VirtualBody<Row extends object>({ rows, offset, scroller, narrow, ...rest }: VirtualProps<Row>) {
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (narrow ? CARD_HEIGHT : ROW_HEIGHT),
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: narrow ? 4 : 12,
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody {...roles.group}>
      <Spacer height={before} />
      {items.map(({ index, key }) => {
        const row = rows[index];
        return row ? (
          <TableRow
            key={key}
            ref={virtualizer.measureElement}
            row={row}
            selected={row.getIsSelected()}
            index={index}
            rowIndex={offset + index + 1}
            {...rest}
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
