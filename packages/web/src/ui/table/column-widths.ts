import { WRAPS } from './breakable.tsx';
import type { ListColumn } from './list-column.ts';

const WRAP_AT = 24;
const TITLE_WRAP_AT = 28;
const WIDEST = 34;
const NARROWEST = 5;
const DAY = 'dd/mm/aaaa'.length;
const MOMENT = 'dd/mm/aaaa hh:mm'.length;

/** Returns the characters that a text needs: its length, or that of its wrapped lines, but never less than its longest word. */
function neededWidth(text: string, wrapAt: number): number {
  if (text.length <= wrapAt) return text.length;
  const longestWord = text.split(WRAPS).reduce((most, word) => Math.max(most, word.length), 0);
  return Math.min(WIDEST, Math.max(wrapAt, longestWord));
}

/** Returns the cell widths in characters from all texts of the page: short ones stay on one line, long ones wrap, scrolling moves none. */
export function columnWidths<Row>(columns: readonly ListColumn<Row>[], rows: readonly Row[]): Map<string, number> {
  return new Map(
    columns.map((column) => {
      const needed = (row: Row) =>
        isDate(column) ? (column.hour ? MOMENT : DAY) : neededWidth(column.text(row), column.primary ? TITLE_WRAP_AT : WRAP_AT);
      return [column.id, rows.reduce((most, row) => Math.max(most, needed(row)), NARROWEST)];
    }),
  );
}

const isDate = <Row>({ kind }: ListColumn<Row>): boolean => kind === 'dia' || kind === 'momento';
