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

/** Returns the characters of a header's longest line: of two lines, as even as the words allow, when it is long. */
function longestLine(header: string): number {
  if (header.length <= ONE_LINE) return header.length;
  const places = [...header.matchAll(/\s/g)].map(({ index }) => Math.max(index, header.length - index - 1));
  return Math.min(header.length, ...places);
}

/** Returns the least width of a column, from the characters of its cells and its header. */
const leastWidth = (cells: number, header: string, figure: boolean): string =>
  `max(${cells} * 0.47rem + 24px, ${longestLine(header)} * 0.41rem + ${figure ? 56 : 22}px)`;

/** A column header; a button when the column sorts. */
export function HeaderCell<Row>({ column, order, onOrder, width, narrow }: Props<Row>) {
  const { id, header, align, sorts, cifra } = column;
  const direction = directionOf(order, id);
  const printing = usePrinting();
  const plain = narrow || printing;
  return (
    <th
      scope="col"
      {...roles.header}
      aria-label={cifra && header}
      aria-sort={sorts ? direction : undefined}
      data-align={align}
      data-long={header.length > ONE_LINE || undefined}
      style={{ minWidth: leastWidth(width, header, cifra !== undefined) }}
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
