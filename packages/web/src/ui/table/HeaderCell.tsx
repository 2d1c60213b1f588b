import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react';
import { FigureButton } from '../figure/FigureButton.tsx';
import type { ListColumn } from './list-column.ts';
import styles from './HeaderCell.module.css';
import { roles } from './roles.ts';
import { usePrinting } from '../print/use-printing.ts';
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

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

const directionOf = (order: string, id: string): keyof typeof ICONS =>
  order === id ? 'ascending' : order === `-${id}` ? 'descending' : 'none';

/** A longer header takes two lines where its table lacks the width. */
const ONE_LINE = 16;

/** Returns the characters of the longer one of two lines, as even as the words allow. */
function longestLine(header: string): number {
  const places = [...header.matchAll(/\s/g)].map(({ index }) => Math.max(index, header.length - index - 1));
  return Math.min(header.length, ...places);
}

/** A column header; a button when the column sorts. */
export function HeaderCell<Row>({ column, order, onOrder, width, narrow }: Props<Row>) {
  const { id, header, align, sorts, cifra } = column;
  const direction = directionOf(order, id);
  const printing = usePrinting();
  const plain = narrow || printing;
  const long = header.length > ONE_LINE;
  return (
    <th
      scope="col"
      {...roles.header}
      aria-label={cifra && header}
      aria-sort={sorts ? direction : undefined}
      data-align={align}
      data-long={long || undefined}
      style={{ minWidth: `max(${width} * 0.47rem + 24px, ${long ? longestLine(header) : header.length} * 0.41rem + ${cifra ? 56 : 22}px)` }}
    >
      <span className={styles.root}>
        {sorts && !plain ? (
          <SortButton header={header} direction={direction} onSort={() => onOrder(nextOrder(order, id))} />
        ) : (
          <span>{header}</span>
        )}
        {cifra && !plain && <FigureButton cifra={cifra} />}
      </span>
    </th>
  );
}

interface SortProps {
  header: string;
  direction: keyof typeof ICONS;
  onSort: () => void;
}

function SortButton({ header, direction, onSort }: SortProps) {
  const Icon = ICONS[direction];
  return (
    <button type="button" className={styles.sort} data-active={direction !== 'none' || undefined} onClick={onSort}>
      {header}
      <Icon size={14} stroke={2} aria-hidden="true" />
    </button>
  );
}
